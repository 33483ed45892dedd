import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Post } from '../../src/entities/post.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import { readPostBody } from '../../src/lib/post-body/render.ts';
import { readingMinutes } from '../../src/lib/reading-time.ts';
import type { Entry } from '../store/document-set.ts';
import { shownMinutes } from './post-views.ts';

type Kept = { build: string; minutes: [version: string, minutes: number][] };

/** What a file kept; null where it is gone or damaged, which no start may fail of. */
function keptIn(text: string): Kept | null {
  try {
    return JSON.parse(text) as Kept | null;
  } catch {
    return null;
  }
}

type Counted = { entries: readonly (Entry<Post> | undefined)[]; minutes: number };
const none = (length: number): Counted => ({ entries: new Array(length), minutes: 0 });

/** The minutes to read each post, counted once for each version of it, and kept between starts. */
export class ReadingMinutes {
  #known = new Map<string, number>();
  /** What was counted last: a list in which few differ costs little. */
  #last: Counted = none(0);

  /** The minutes to read all these posts. Other requests are answered meanwhile. */
  async total(entries: readonly Entry<Post>[]): Promise<number> {
    const before = this.#last.entries.length === entries.length ? this.#last : none(entries.length);
    const turn = inSlices();
    let { minutes } = before;
    for (const [place, entry] of entries.entries()) {
      const old = before.entries[place];
      if (old === entry) continue;
      if (!this.#known.has(entry.version)) await turn();
      minutes += this.#of(entry) - (old ? this.#of(old) : 0);
    }
    this.#last = { entries, minutes };
    return minutes;
  }

  /** Takes up what an earlier start with the same build has counted; without that it is counted again. */
  async load(file: string, build: string): Promise<void> {
    const kept = keptIn(await readFile(file, 'utf8').catch(() => ''));
    if (kept?.build === build) this.#known = new Map(kept.minutes);
  }

  /** Counts what is not counted yet, and keeps the minutes of these posts alone. */
  async keep(file: string, build: string, entries: readonly Entry<Post>[]): Promise<void> {
    await this.total(entries);
    this.#known = new Map(entries.map((entry) => [entry.version, this.#of(entry)]));
    const kept: Kept = { build, minutes: [...this.#known] };
    await writeFile(`${file}.tmp`, JSON.stringify(kept));
    await rename(`${file}.tmp`, file);
  }

  #of({ version, value }: Entry<Post>): number {
    const known = this.#known.get(version);
    if (known !== undefined) return known;
    const minutes = shownMinutes(value) ?? readingMinutes(readPostBody(value.body).words);
    this.#known.set(version, minutes);
    return minutes;
  }
}
