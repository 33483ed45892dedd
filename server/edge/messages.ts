import type { Encoding } from '../site/encoding.ts';

/** A page as the edge answers with it: known by its version, which no other page ever has. */
export type HotPage = {
  path: string;
  /** Where, among the shared versions, stands which version of the page is current. */
  slot: number;
  version: number;
  status: number;
  etag: string;
  headers: Record<string, string>;
  /** Of the page as it is, in bytes: small ones go uncompressed. */
  size: number;
};

/** What the origin tells the edge. Connections are known by a number. */
export type ToEdge =
  | { kind: 'listen'; host: string; port: number }
  /** The page's bytes in one encoding; those of another version make room for it. */
  | { kind: 'page'; page: HotPage; encoding: Encoding; bytes: Uint8Array }
  | { kind: 'data'; id: number; bytes: Uint8Array }
  /** The origin has made use of what it was given, and takes more. */
  | { kind: 'taken'; id: number }
  /** Every request of the connection is answered. */
  | { kind: 'idle'; id: number }
  | { kind: 'end'; id: number }
  | { kind: 'close'; id: number }
  /** From now on every request goes to the origin, which takes leave of the clients. */
  | { kind: 'drain' }
  /** No connection is taken any more, and those without a request are let go of. */
  | { kind: 'stop' };

/** Tells the edge something; what is transferred is the edge's from then on. */
export type TellEdge = (message: ToEdge, transfer?: ArrayBuffer[]) => void;

/** What the edge tells the origin. */
export type ToOrigin =
  /** The thread is the edge as the system knows it, where that gives precedence to threads. */
  | { kind: 'listening'; port: number; thread: number | undefined }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'open'; id: number; address: string | undefined }
  | { kind: 'data'; id: number; bytes: Uint8Array }
  /** So many bytes are on their way to the client. */
  | { kind: 'sent'; id: number; length: number }
  | { kind: 'end'; id: number }
  | { kind: 'close'; id: number }
  /** The edge has let go of a page to make room. */
  | { kind: 'dropped'; path: string; slot: number }
  | { kind: 'stopped' };

/** What the edge's thread begins with. */
export type EdgeData = { versions: Int32Array<SharedArrayBuffer> };
