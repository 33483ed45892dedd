import { Worker } from 'node:worker_threads';
import type { Code } from '../../src/lib/post-body/render.ts';
import { highlighterThread } from '../programs.ts';
import type { Colours } from './highlight-all.ts';

/** What the thread is asked, and what it answers. */
export type Question = { id: number; codes: readonly Code[] };
export type Answer = { id: number; html: string[] };

type Asked = PromiseWithResolvers<string[]>;

/** How long the thread stays after its last answer: an owner who writes code sees it drawn often. */
const IDLE_MS = 60_000;

/** Little of what it makes is kept. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * Colours code in a thread of its own, which is there only while there is code to colour: the
 * grammars take 30 to 175 ms at their first use, in which nobody else waits, and some 45 MiB.
 */
export class Highlighter {
  readonly #asked = new Map<number, Asked>();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** Blocks of code as HTML, in the same order. Throws when the thread fails. */
  readonly colours: Colours = (codes) => {
    const asked: Asked = Promise.withResolvers();
    const question: Question = { id: ++this.#count, codes };
    clearTimeout(this.#idle);
    this.#asked.set(question.id, asked);
    this.#thread ??= this.#started();
    this.#thread.postMessage(question);
    return asked.promise;
  };

  /** Ends the thread, unless it is at work; the next code starts it again. */
  readonly end = (): void => {
    if (this.#asked.size > 0) return;
    void this.#thread?.terminate();
    this.#thread = undefined;
  };

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
    if (this.#asked.size > 0) return;
    this.#idle = setTimeout(this.end, IDLE_MS).unref();
  }

  #failed(thread: Worker, error: unknown): void {
    if (this.#thread === thread) this.#thread = undefined;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}
