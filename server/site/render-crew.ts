import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ToldSummary } from '../api/told-summaries.ts';
import { renderProcess } from '../programs.ts';
import type { Order, Outcome, Task } from '../render-process.ts';
import type { Rendering } from './rendering.ts';

const MOST = 8;

type Waiting = { resolve: (rendering: Rendering) => void; reject: (error: Error) => void };

type Heard = (told: ToldSummary[], from: Member) => void;

/** One process, and the pages it was asked for. */
class Member {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<string, Waiting>();
  readonly #heard: Heard;
  /** Summaries it will be told with its next page. */
  readonly #news: ToldSummary[] = [];
  /** Whether the process is there still: the system may end one that takes much memory. */
  lives = true;

  constructor(task: Task, heard: Heard) {
    this.#heard = heard;
    // The leash and the secrets are held by this process alone.
    const { SETUP_LEASH: _, OWNER_PASSPHRASE: _p, TOKEN_SECRET: _t, ...env } = process.env;
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

  learn(told: readonly ToldSummary[]): void {
    this.#news.push(...told);
  }

  close(): void {
    this.#child.kill('SIGKILL'); // it holds nothing that could be lost
  }

  #done({ path, rendering, error = 'nothing came back', summaries }: Outcome): void {
    if (summaries.length > 0) this.#heard(summaries, this);
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
 * Processes that render many pages at once, so that every core is used and visitors do not wait
 * behind the work. They start with the first page and are gone after `close`, until the next. What
 * lists show of a post, one of them makes for all.
 */
export class RenderCrew {
  readonly #task: Task;
  readonly size = Math.min(availableParallelism(), MOST);
  readonly #told: (told: ToldSummary[]) => void;
  #members: Member[] = [];

  /** @param told hears the summaries that were made there. */
  constructor(task: Task, told: (told: ToldSummary[]) => void) {
    this.#task = task;
    this.#told = told;
  }

  /** Rejects when the page cannot be rendered there, whatever the reason. */
  async render(path: string): Promise<Rendering> {
    if (this.#members.length === 0) {
      this.#members = Array.from({ length: this.size }, () => new Member(this.#task, this.#heard));
    }
    const living = this.#members.filter(({ lives }) => lives);
    const [idlest] = living.sort((a, b) => a.busy - b.busy);
    if (!idlest) throw new Error('no process to render in');
    return idlest.render(path);
  }

  readonly #heard: Heard = (told, from) => {
    this.#told(told);
    for (const member of this.#members) if (member !== from) member.learn(told);
  };

  close(): void {
    for (const member of this.#members) member.close();
    this.#members = [];
  }
}
