import { Worker } from 'node:worker_threads';
import { edgeThread } from '../programs.ts';
import { newBeats, watchBeats } from './heartbeat.ts';
import type { EdgeData, TellEdge, ToOrigin } from './messages.ts';
import { Relay } from './relay.ts';

/** What requests leave behind is small and short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

type Listening = Extract<ToOrigin, { kind: 'listening' }>;
/** What the system refused, and why. */
export type Refused = Extract<ToOrigin, { kind: 'refused' }>;

type Options = {
  versions: EdgeData['versions'];
  /** A client's connection whose requests the origin is to answer. */
  opened: (relay: Relay) => void;
  /** The thread has evicted a page. */
  dropped: (path: string, slot: number) => void;
  /** It listens, and cannot take connections at the moment. */
  refused: (reason: Refused) => void;
};

/** The edge's thread as the origin sees it, and the connections that both know of. */
export class EdgeThread {
  readonly #options: Options;
  readonly #worker: Worker;
  readonly #relays = new Map<number, Relay>();
  readonly #listens = Promise.withResolvers<Listening>();
  readonly #stops = Promise.withResolvers<void>();
  readonly #ends = Promise.withResolvers<Error>();
  readonly #beats = newBeats();
  #unwatch: (() => void) | undefined;
  #failure: Error | undefined;
  /** Resolves once it listens; rejects with what it was refused for, or what it ended of. */
  readonly listening = this.#listens.promise;
  /** Resolves once it was told to stop and has no more connections, or has ended. */
  readonly stopped = this.#stops.promise;
  /** Resolves to the reason once it has ended, and all its connections with it. */
  readonly ended = this.#ends.promise;

  constructor(options: Options) {
    this.#options = options;
    const data: EdgeData = { versions: options.versions, beats: this.#beats };
    this.#worker = new Worker(edgeThread, { workerData: data, resourceLimits });
    this.#worker.on('message', (message: ToOrigin) => this.#heard(message));
    this.#worker.once('error', (error: Error) => {
      this.#failure = error;
    });
    this.#worker.once('exit', (code) => this.#exited(code));
    this.listening.catch(() => {}); // told to whoever waits for it
  }

  readonly tell: TellEdge = (message, transfer = []) => this.#worker.postMessage(message, transfer);

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #heard(message: ToOrigin): void {
    if (message.kind === 'listening') this.#listening(message);
    else if (message.kind === 'refused') this.#refused(message);
    else if (message.kind === 'stopped') this.#stops.resolve();
    else if (message.kind === 'dropped') this.#options.dropped(message.path, message.slot);
    else if (message.kind === 'open') this.#opened(message.id, message.address);
    else this.#relayed(message);
  }

  /** A thread that hangs ends, as one that fails does. */
  #listening(message: Listening): void {
    this.#unwatch = watchBeats(this.#beats, () => {
      this.#failure = new Error('The thread no longer responds.');
      void this.terminate();
    });
    this.#listens.resolve(message);
  }

  #refused(reason: Refused): void {
    if (this.#unwatch) this.#options.refused(reason);
    else this.#listens.reject(reason);
  }

  #opened(id: number, address: string | undefined): void {
    const relay = new Relay(id, address, this.tell);
    this.#relays.set(id, relay);
    this.#options.opened(relay);
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

  /** Requests under way are carried out all the same. */
  #exited(code: number): void {
    this.#unwatch?.();
    const reason = this.#failure ?? new Error(`The thread ended with code ${code}.`);
    for (const relay of this.#relays.values()) relay.destroy();
    this.#relays.clear();
    this.#listens.reject(reason);
    this.#stops.resolve();
    this.#ends.resolve(reason);
  }
}
