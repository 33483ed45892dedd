import { isRecord } from '../../src/entities/spelling.ts';
import { contentHash } from '../content-hash.ts';
import type { PageRecord } from './page-record.ts';

/** What pages were made from; records of another origin do not apply to these pages. */
export type Origin = { build: string; content: string; locals: string };

type Headers = Record<string, string>;

type Line =
  | { origin: Origin }
  | { headers: string; value: Headers }
  | { page: Omit<PageRecord, 'headers'>; headers: string }
  | { gone: string };

/** Names headers by a hash: a policy is long, and the same on many pages. */
const keyOf = (headers: Headers) => contentHash(JSON.stringify(headers));

/** A line of the journal, with its end. */
export const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

/** The lines of a journal; one that was torn by a crash is left out. */
export function linesIn(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isRecord(value) ? [value as Line] : [];
    } catch {
      return []; // torn
    }
  });
}

/** Whether the lines begin with this origin. */
export function beginWith([first]: readonly Line[], origin: Origin): boolean {
  const own = first && 'origin' in first ? first.origin : undefined;
  return JSON.stringify(own) === JSON.stringify(origin);
}

/**
 * Records as lines, where each set of headers is written once, before the first page that has it.
 */
export class RecordLines {
  readonly #known = new Map<string, Headers>();

  /** The records that lines tell of, by path. */
  read(lines: readonly Line[]): Map<string, PageRecord> {
    const records = new Map<string, PageRecord>();
    for (const line of lines) {
      if ('value' in line) this.#known.set(line.headers, line.value);
      else if ('gone' in line) records.delete(line.gone);
      else if ('page' in line) {
        const headers = this.#known.get(line.headers);
        if (headers) records.set(line.page.path, { ...line.page, headers });
      }
    }
    return records;
  }

  /** The lines that tell of a record after all those before. */
  of({ headers, ...page }: PageRecord): string {
    const key = keyOf(headers);
    const isKnown = this.#known.has(key);
    this.#known.set(key, headers);
    const line = lineOf({ page, headers: key });
    return isKnown ? line : lineOf({ headers: key, value: headers }) + line;
  }

  /** Headers are to be written again, as in a new file, or where it is unsure that they were. */
  forget(): void {
    this.#known.clear();
  }
}
