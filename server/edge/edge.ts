import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BadSetting } from '../env.ts';
import { edgeThread } from '../programs.ts';
import { HotPages } from './hot-pages.ts';
import type { EdgeData, TellEdge, ToOrigin } from './messages.ts';
import { Relay } from './relay.ts';
import { prioritise } from './thread-priority.ts';

type Listening = Extract<ToOrigin, { kind: 'listening' }>;

const NOTICE_MS = 100;
const SWEEP_MS = 50;
const GRACE_MS = 8_000;

/** What requests leave behind is small and short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * The edge: a thread that holds all connections and answers with cached pages by itself, so that
 * work of the origin, which is everything else, does not delay visitors.
 */
export class Edge {
  readonly pages: HotPages;
  readonly #worker: Worker;
  readonly #relays = new Map<number, Relay>();
  #origin: Server | undefined;
  readonly #listening = Promise.withResolvers<Listening>();
  readonly #stopped = Promise.withResolvers<void>();

  /** @param https whether visitors use https. */
  constructor(https = false) {
    this.pages = new HotPages(https, this.#tell);
    const data: EdgeData = { versions: this.pages.versions };
    this.#worker = new Worker(edgeThread, { workerData: data, resourceLimits });
    this.#worker.on('message', (message: ToOrigin) => this.#heard(message));
  }

  /**
   * Starts to listen, and resolves to the port. Throws `BadSetting` when that is impossible.
   *
   * @param origin answers what the edge does not; it never listens itself.
   */
  async listen(origin: Server, host: string, port: number): Promise<number> {
    this.#origin = origin;
    origin.prependListener('request', ({ socket }, response) => {
      response.once('close', (socket as unknown as Relay).busy());
    });
    origin.emit('listening'); // starts its check for requests that never complete
    this.#tell({ kind: 'listen', host, port });
    const listening = await this.#listening.promise.catch((error) => {
      throw reasonOf(error, host, port);
    });
    return listening.port;
  }

  /** Gives the edge priority over the rest of this process when the CPU is busy. */
  async goFirst(): Promise<void> {
    prioritise((await this.#listening.promise).thread);
  }

  /**
   * Stops without cutting off requests: answers now ask clients to close, and after a moment no new
   * connection is accepted. Resolves when all requests under way are answered; closes what is left
   * after 8 s.
   */
  async stop(): Promise<void> {
    const origin = this.#origin;
    origin?.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    this.#tell({ kind: 'drain' });
    await delay(NOTICE_MS);
    this.#tell({ kind: 'stop' });
    const sweep = setInterval(() => origin?.closeIdleConnections(), SWEEP_MS).unref();
    await Promise.race([this.#stopped.promise, delay(GRACE_MS, undefined, { ref: false })]);
    clearInterval(sweep);
    origin?.closeAllConnections();
    origin?.close();
    await this.#worker.terminate();
  }

  readonly #tell: TellEdge = (message, transfer = []) =>
    this.#worker.postMessage(message, transfer);

  #heard(message: ToOrigin): void {
    if (message.kind === 'listening') this.#listening.resolve(message);
    else if (message.kind === 'refused') this.#listening.reject(message);
    else if (message.kind === 'stopped') this.#stopped.resolve();
    else if (message.kind === 'dropped') this.pages.dropped(message.path, message.slot);
    else if (message.kind === 'open') this.#opened(message.id, message.address);
    else this.#relayed(message);
  }

  #opened(id: number, address: string | undefined): void {
    const relay = new Relay(id, address, this.#tell);
    this.#relays.set(id, relay);
    this.#origin?.emit('connection', relay);
  }

  #relayed(message: Extract<ToOrigin, { kind: 'data' | 'sent' | 'end' | 'close' }>): void {
    const relay = this.#relays.get(message.id);
    if (message.kind === 'data') relay?.receive(message.bytes);
    else if (message.kind === 'sent') relay?.sent(message.length);
    else if (message.kind === 'end') relay?.push(null);
    else {
      this.#relays.delete(message.id);
      relay?.destroy();
    }
  }
}

type Refused = { code: string; message: string };

function reasonOf({ code, message }: Refused, host: string, port: number): Error {
  if (code === 'EADDRINUSE') {
    return new BadSetting(`Port ${port} is in use; set PORT to another one.`);
  }
  if (code === 'EACCES') return new BadSetting(`Port ${port} may not be used by this user.`);
  return new BadSetting(`HOST ${host} cannot be listened on (${code || message}).`);
}
