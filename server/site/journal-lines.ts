import { isRecord } from '../../src/entities/spelling.ts';
import { contentHash } from '../content-hash.ts';
import type { PageRecord } from './page-record.ts';
import type { PageRecords } from './page-records.ts';

/** What pages were made from; records of another origin do not apply to these pages. */
export type Origin = { build: string; content: string; locals: string };

type Headers = Record<string, string>;

/** A line of the journal. */
export type Line =
  | { origin: Origin }
  | { headers: string; value: Headers }
  | { page: Omit<PageRecord, 'headers'>; headers: string }
  | { gone: string };

/** Names headers by a hash: a policy is long, and the same on many pages. */
const keyOf = (headers: Headers) => contentHash(JSON.stringify(headers));

/** A line of the journal, with its end. */
export const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

/** What a line of the journal says; null for one that was torn by a crash. */
export function lineIn(text: Buffer): Line | null {
  try {
    const value: unknown = JSON.parse(text.toString());
    return isRecord(value) ? (value as Line) : null;
  } catch {
    return null; // torn
  }
}

/** Whether a line, the journal's first, names this origin. */
export const isOf = (line: Line, origin: Origin): boolean =>
  'origin' in line && JSON.stringify(line.origin) === JSON.stringify(origin);

/**
 * Records as lines, where each set of headers is written once, before the first page that has it.
 */
export class RecordLines {
  readonly #known = new Map<string, Headers>();

  /** Has the records follow a line: with the record it tells of, or without the one it ends. */
  apply(line: Line, records: PageRecords): void {
    if ('value' in line) this.#known.set(line.headers, line.value);
    else if ('gone' in line) records.delete(line.gone);
    else if ('page' in line) {
      const headers = this.#known.get(line.headers);
      if (headers) records.set({ ...line.page, headers });
    }
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
