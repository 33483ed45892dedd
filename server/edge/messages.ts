import type { Encoding } from '../site/encoding.ts';
import type { Beats } from './heartbeat.ts';

/** A page as the edge serves it. Its version is unique among all pages. */
export type HotPage = {
  path: string;
  /** The place among the shared versions that holds the page's current version. */
  slot: number;
  version: number;
  status: number;
  etag: string;
  headers: Record<string, string>;
  /** The uncompressed size in bytes: small pages are sent uncompressed. */
  size: number;
};

/** A version that replaces another in its slot. */
export type VersionChange = { slot: number; before: number; next: number };

/** Messages from the origin to the edge. Connections are identified by a number. */
export type ToEdge =
  | { kind: 'listen'; host: string; port: number }
  /** The page's bytes in one encoding. */
  | { kind: 'page'; page: HotPage; encoding: Encoding; bytes: Uint8Array }
  | { kind: 'current'; change: VersionChange }
  | { kind: 'data'; id: number; bytes: Uint8Array }
  /** The origin has consumed what it was given and is ready for more. */
  | { kind: 'taken'; id: number }
  /** Every request of the connection is answered. */
  | { kind: 'idle'; id: number }
  | { kind: 'end'; id: number }
  | { kind: 'close'; id: number }
  /** From now on every request goes to the origin, which asks clients to close. */
  | { kind: 'drain' }
  /** Accept no more connections and close those without a request. */
  | { kind: 'stop' };

/** Sends the edge a message; transferred buffers belong to the edge from then on. */
export type TellEdge = (message: ToEdge, transfer?: ArrayBuffer[]) => void;

/** Messages from the edge to the origin. */
export type ToOrigin =
  /** `thread` is the edge's id in the system, where threads have priorities of their own. */
  | { kind: 'listening'; port: number; thread: number | undefined }
  /** The system refuses to listen or, later, to take connections. */
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'open'; id: number; address: string | undefined }
  | { kind: 'data'; id: number; bytes: Uint8Array }
  /** This many bytes are on their way to the client. */
  | { kind: 'sent'; id: number; length: number }
  | { kind: 'end'; id: number }
  | { kind: 'close'; id: number }
  /** The edge has evicted a page. */
  | { kind: 'dropped'; path: string; slot: number }
  | { kind: 'stopped' };

/** What the edge's thread is started with. */
export type EdgeData = { versions: Int32Array<SharedArrayBuffer>; beats: Beats };
