import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { SharedSummary } from '../api/shared-summaries.ts';
import { withoutSecrets } from '../env.ts';
import { renderProcess } from '../programs.ts';
import type { News, Order, Outcome, Task } from './render-messages.ts';
import type { Rendering } from './rendering.ts';

const MOST = 8;

type Waiting = { resolve: (rendering: Rendering) => void; reject: (error: Error) => void };

type Heard = (news: News, from: RenderWorker) => void;

/** One process, and the pages it was asked for. */
class RenderWorker {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<string, Waiting>();
  readonly #heard: Heard;
  /** Summaries to be sent with its next page. */
  readonly #news: SharedSummary[] = [];
  /** Whether the process still runs: the system may kill one that takes much memory. */
  lives = true;

  constructor(task: Task, heard: Heard) {
    this.#heard = heard;
    // Neither the set-up's leash nor any secret is passed on.
    const { SETUP_LEASH: _, ...env } = withoutSecrets(process.env);
    this.#child = fork(renderProcess, { env, execArgv: [], serialization: 'advanced' });
    this.#child.on('message', (outcome: Outcome) => this.#done(outcome));
    this.#child.once('error', (error) => this.#end(error));
    this.#child.once('exit', (code) => this.#end(new Error(`the process ended with ${code}`)));
    this.#child.send(task, (error) => error && this.#end(error));
  }

  get busy(): number {
    return this.#waiting.size;
  }

  render(path: string): Promise<Rendering> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(path, { resolve, reject });
      const order: Order = { path, summaries: this.#news.splice(0) };
      this.#child.send(order, (error) => error && this.#end(error));
    });
  }

  learn(told: readonly SharedSummary[]): void {
    this.#news.push(...told);
  }

  close(): void {
    this.#child.kill('SIGKILL'); // it holds nothing that could be lost
  }

  #done({ path, rendering, error = 'nothing came back', news }: Outcome): void {
    this.#heard(news, this);
    const waiting = this.#waiting.get(path);
    this.#waiting.delete(path);
    if (rendering) waiting?.resolve(rendering);
    else waiting?.reject(new Error(error));
  }

  #end(error: Error): void {
    this.lives = false;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/**
 * A pool of processes that render pages, so that every core is used and visitors do not wait behind
 * the work. The processes start with the first page and end with `close`, until the next page. The
 * summary of a post that one of them makes is passed to all.
 */
export class RenderPool {
  readonly #task: Task;
  readonly size = Math.min(availableParallelism(), MOST);
  readonly #told: (news: News) => void;
  #workers: RenderWorker[] = [];

  /** @param told called with what the processes made beside the pages. */
  constructor(task: Task, told: (news: News) => void) {
    this.#task = task;
    this.#told = told;
  }

  /** Rejects when the page cannot be rendered there, whatever the reason. */
  async render(path: string): Promise<Rendering> {
    if (this.#workers.length === 0) {
      this.#workers = Array.from(
        { length: this.size },
        () => new RenderWorker(this.#task, this.#heard),
      );
    }
    const living = this.#workers.filter(({ lives }) => lives);
    const [idlest] = living.sort((a, b) => a.busy - b.busy);
    if (!idlest) throw new Error('no process to render in');
    return idlest.render(path);
  }

  readonly #heard: Heard = (news, from) => {
    this.#told(news);
    for (const worker of this.#workers) if (worker !== from) worker.learn(news.summaries);
  };

  close(): void {
    for (const worker of this.#workers) worker.close();
    this.#workers = [];
  }
}
