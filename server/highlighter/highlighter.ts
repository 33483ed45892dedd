import { Worker } from 'node:worker_threads';
import { escapeText } from 'entities';
import type { Logger } from 'pino';
import type { Code } from '../../src/lib/post-body/render.ts';
import { highlighterThread } from '../programs.ts';
import type { Colours } from './highlight-all.ts';

/** What the thread is asked. */
export type Question = { id: number; code: Code };
/** What it answers. */
export type Answer = { id: number; html: string };

type Asked = PromiseWithResolvers<string> & { code: Code };

/**
 * How long the thread stays after its last answer: an owner who writes code sees it drawn often.
 */
const IDLE_MS = 60_000;

/**
 * How long one block may take, many times what the longest does on a busy machine: what takes
 * longer has met an expression that practically never ends.
 */
const LONGEST_MS = 15_000;

/** Little of what it makes is kept. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * Colours code in a thread of its own, which is there only while there is code to colour: the
 * grammars take 30 to 175 ms at their first use, in which nobody else waits, and some 45 MiB.
 */
export class Highlighter {
  readonly #log: Pick<Logger, 'warn'> | undefined;
  readonly #longestMs: number;
  /** In the order of asking: the thread is at work on the first. */
  readonly #asked = new Map<number, Asked>();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #limit: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(log?: Pick<Logger, 'warn'>, longestMs = LONGEST_MS) {
    this.#log = log;
    this.#longestMs = longestMs;
  }

  /**
   * Blocks of code as HTML, in the same order; one that takes too long stays without colours.
   * Throws when the thread fails.
   */
  readonly colours: Colours = (codes) => Promise.all(codes.map((code) => this.#ask(code)));

  /** Ends the thread, unless it is at work; the next code starts it again. */
  readonly end = (): void => {
    if (this.#asked.size > 0) return;
    void this.#thread?.terminate();
    this.#thread = undefined;
  };

  #ask(code: Code): Promise<string> {
    const asked: Asked = { ...Promise.withResolvers<string>(), code };
    const id = ++this.#count;
    clearTimeout(this.#idle);
    this.#asked.set(id, asked);
    this.#send({ id, code });
    if (this.#asked.size === 1) this.#watch();
    return asked.promise;
  }

  #send(question: Question): void {
    this.#thread ??= this.#started();
    this.#thread.postMessage(question);
  }

  #started(): Worker {
    const thread = new Worker(highlighterThread, { resourceLimits });
    thread.unref();
    thread.on('message', (answer: Answer) => this.#answered(answer));
    thread.on('error', (error) => this.#failed(thread, error));
    return thread;
  }

  #answered({ id, html }: Answer): void {
    this.#asked.get(id)?.resolve(html);
    this.#asked.delete(id);
    this.#watch();
    if (this.#asked.size === 0) this.#idle = setTimeout(this.end, IDLE_MS).unref();
  }

  /** Gives the block that is next its time. */
  #watch(): void {
    clearTimeout(this.#limit);
    if (this.#asked.size === 0) return;
    this.#limit = setTimeout(() => this.#giveUp(), this.#longestMs).unref();
  }

  /** Leaves the block at work without colours; another thread goes on with the others. */
  #giveUp(): void {
    const [first] = this.#asked;
    if (!first) return;
    const [id, { code, resolve }] = first;
    this.#asked.delete(id);
    void this.#thread?.terminate();
    this.#thread = undefined;
    const { language, source } = code;
    this.#log?.warn(
      { language, begins: source.slice(0, 80) },
      'a block of code took too long to colour, and stays without colours',
    );
    resolve(escapeText(source));
    for (const [next, asked] of this.#asked) this.#send({ id: next, code: asked.code });
    this.#watch();
  }

  #failed(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    clearTimeout(this.#limit);
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}
