import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BadSetting } from '../env.ts';
import { EdgeThread, type Refused } from './edge-thread.ts';
import { HotPages } from './hot-pages.ts';
import type { Relay } from './relay.ts';
import { prioritise } from './thread-priority.ts';

const NOTICE_MS = 100;
const SWEEP_MS = 50;
const GRACE_MS = 6_000;

type Log = Pick<Logger, 'error' | 'fatal'>;

/**
 * The edge: a thread that holds all connections and answers with cached pages by itself, so that
 * work of the origin, which is everything else, does not delay visitors. Should the thread end or
 * hang, another takes its place.
 */
export class Edge {
  readonly pages: HotPages;
  readonly #log: Log | undefined;
  #thread: EdgeThread;
  #origin: Server | undefined;
  /** Where it listens, once it does. */
  #place: { host: string; port: number } | undefined;
  #restarts = 0;
  #goesFirst = false;
  #isStopping = false;
  readonly #lost = Promise.withResolvers<void>();
  /** Resolves when no other thread could take the place of one that ended: nobody is answered. */
  readonly lost = this.#lost.promise;

  /** @param https whether visitors use https. */
  constructor(https = false, log?: Log) {
    this.#log = log;
    this.pages = new HotPages(https, (message, transfer) => this.#thread.tell(message, transfer));
    this.#thread = this.#started();
  }

  /** How often another thread took the place of one that ended: the log says why. */
  get restarts(): number {
    return this.#restarts;
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
    const listening = this.#listen(host, port);
    return listening.catch((error) => {
      throw reasonOf(error, host, port);
    });
  }

  async #listen(host: string, port: number): Promise<number> {
    this.#thread.tell({ kind: 'listen', host, port });
    const { port: taken } = await this.#thread.listening;
    this.#place = { host, port: taken };
    return taken;
  }

  /** Gives the edge priority over the rest of this process when the CPU is busy. */
  async goFirst(): Promise<void> {
    this.#goesFirst = true;
    prioritise((await this.#thread.listening).thread);
  }

  /**
   * Stops without cutting off requests: answers now ask clients to close, and after a moment no new
   * connection is accepted. Resolves when all requests under way are answered; closes what is left
   * after 6 s.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const origin = this.#origin;
    origin?.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    this.#thread.tell({ kind: 'drain' });
    await delay(NOTICE_MS);
    this.#thread.tell({ kind: 'stop' });
    const sweep = setInterval(() => origin?.closeIdleConnections(), SWEEP_MS).unref();
    await Promise.race([this.#thread.stopped, delay(GRACE_MS, undefined, { ref: false })]);
    clearInterval(sweep);
    origin?.closeAllConnections();
    origin?.close();
    await this.#thread.terminate();
  }

  #started(): EdgeThread {
    const thread = new EdgeThread({
      versions: this.pages.versions,
      opened: (relay) => this.#origin?.emit('connection', relay),
      dropped: (path, slot) => this.pages.dropped(path, slot),
      refused: (reason) => this.#log?.error(reason, 'connections cannot be taken at the moment'),
    });
    void thread.ended.then((reason) => this.#ended(reason));
    return thread;
  }

  /** Puts another thread in the place of one that listened and has ended unasked. */
  async #ended(reason: Error): Promise<void> {
    const place = this.#place;
    if (this.#isStopping || !place) return;
    this.#place = undefined;
    this.#restarts += 1;
    this.#thread = this.#started();
    this.pages.lost();
    this.#log?.error(reason, 'the thread that holds all connections ended; another begins');
    try {
      await this.#listen(place.host, place.port);
      if (this.#goesFirst) await this.goFirst();
    } catch (error) {
      this.#log?.fatal(error, 'no connection can be taken any more');
      this.#lost.resolve();
    }
  }
}

function reasonOf(reason: Refused | Error, host: string, port: number): Error {
  if (reason instanceof Error) return reason;
  const { code, message } = reason;
  if (code === 'EADDRINUSE') {
    return new BadSetting(`Port ${port} is in use; set PORT to another one.`);
  }
  if (code === 'EACCES') return new BadSetting(`Port ${port} may not be used by this user.`);
  return new BadSetting(`HOST ${host} cannot be listened on (${code || message}).`);
}
