import type { RenderCrew } from './render-crew.ts';
import { WaitingLine } from './waiting-line.ts';

export type Crew = Pick<RenderCrew, 'render' | 'close' | 'size'>;

/** Where a page is rendered: in this process, or by the crew. */
export type Where = 'here' | 'elsewhere';

/** So many pages rendered since the line was empty, and so many waiting, are work for the crew. */
const RENDERED = 10;
const WAITING = 200;
/** Pages asked of each process at once: it has the next at hand when one is done. */
const AHEAD = 4;

type Options = {
  /** Brings one page up to date; must not throw. */
  work: (path: string, where: Where) => Promise<void>;
  /** How many pages have been rendered and stored so far. */
  published: () => number;
  crew: Crew | undefined;
};

/** Works on waiting pages one by one, and with the crew's help as long as there is much to render. */
export class Background {
  readonly line: WaitingLine;
  readonly #options: Options;
  readonly #underWay = new Set<string>();
  #publishedBefore = 0;
  #much = false;

  constructor(options: Options) {
    this.#options = options;
    this.line = new WaitingLine((path) => this.#work(path), {
      atOnce: () => (this.#isMuch() ? (options.crew?.size ?? 1) * AHEAD : 1),
      emptied: () => this.#rest(),
    });
  }

  /** Whether a path is worked on here, not only for someone who asked. */
  has(path: string): boolean {
    return this.#underWay.has(path);
  }

  async close(): Promise<void> {
    await this.line.close();
    this.#options.crew?.close();
  }

  async #work(path: string): Promise<void> {
    this.#underWay.add(path);
    await this.#options.work(path, this.#isMuch() ? 'elsewhere' : 'here');
    this.#underWay.delete(path);
  }

  /** Checking pages is no such work: a start finds ten thousand waiting, and most as they were. */
  #isMuch(): boolean {
    const rendered = this.#options.published() - this.#publishedBefore;
    const begins = rendered >= RENDERED && this.line.length >= WAITING;
    this.#much ||= begins && this.#options.crew !== undefined;
    return this.#much;
  }

  #rest(): void {
    this.#much = false;
    this.#publishedBefore = this.#options.published();
    this.#options.crew?.close();
  }
}
