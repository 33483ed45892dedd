import { Duplex } from 'node:stream';
import { unpooledCopy } from '../unpooled.ts';
import type { TellEdge } from './messages.ts';

type Chunk = { chunk: Buffer };
type Done = (error?: Error | null) => void;

/** How many bytes may be on their way to a client before writes are held back. */
const AHEAD = 256 * 1024;

/**
 * How long a client may send what is no request; half a request is refused sooner (http-server.ts).
 */
const NO_REQUEST_MS = 10_000;

/** A client's connection as the origin sees it: a stream whose other end is at the edge. */
export class Relay extends Duplex {
  readonly remoteAddress: string | undefined;
  /** As on a socket: tells whether anything was sent. */
  bytesWritten = 0;
  readonly #id: number;
  readonly #tell: TellEdge;
  #underWay = 0;
  #held: Done | undefined;
  #owed = false;
  #requests = 0;
  #noRequest: NodeJS.Timeout | undefined;

  constructor(id: number, remoteAddress: string | undefined, tell: TellEdge) {
    super({ allowHalfOpen: true });
    this.remoteAddress = remoteAddress;
    this.#id = id;
    this.#tell = tell;
  }

  /** Takes what the client sent; more follows once it is consumed. */
  receive(bytes: Uint8Array): void {
    this.#owed = true;
    if (this.#requests === 0) this.#expectRequest();
    if (this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) this._read();
  }

  /** Takes note that bytes are on their way to the client. */
  sent(length: number): void {
    this.#underWay -= length;
    if (this.#underWay > AHEAD) return;
    const done = this.#held;
    this.#held = undefined;
    done?.();
  }

  /** Notes that a request is under way, until the returned function is called. */
  busy(): () => void {
    this.#requests += 1;
    clearTimeout(this.#noRequest);
    this.#noRequest = undefined;
    return () => {
      this.#requests -= 1;
      if (this.#requests === 0 && !this.destroyed) this.#tell({ kind: 'idle', id: this.#id });
    };
  }

  /** As on a socket: closes once everything is written. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  override _read(): void {
    if (!this.#owed) return;
    this.#owed = false;
    this.#tell({ kind: 'taken', id: this.#id });
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#write([chunk], done);
  }

  override _writev(chunks: Chunk[], done: Done): void {
    this.#write(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: Done): void {
    this.#tell({ kind: 'end', id: this.#id });
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    clearTimeout(this.#noRequest);
    this.#tell({ kind: 'close', id: this.#id });
    done(error);
  }

  /** Without a request the edge would wait for its answer for ever. */
  #expectRequest(): void {
    this.#noRequest ??= setTimeout(() => this.destroySoon(), NO_REQUEST_MS).unref();
  }

  #write(chunks: Buffer[], done: Done): void {
    const bytes = unpooledCopy(...chunks);
    this.bytesWritten += bytes.length;
    this.#underWay += bytes.length;
    this.#tell({ kind: 'data', id: this.#id, bytes }, [bytes.buffer]);
    if (this.#underWay > AHEAD) this.#held = done;
    else done();
  }
}
