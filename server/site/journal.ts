import { hash } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../store/errors.ts';
import { fileLines, NEWLINE } from '../store/file-lines.ts';
import { writeWhole } from '../store/write-whole.ts';
import { isOf, type Line, lineIn, lineOf, type Origin, RecordLines } from './journal-lines.ts';
import { fileOf, type PageRecord } from './page-record.ts';
import { PageRecords } from './page-records.ts';

/**
 * A hash of where the content is stored, because pages may be copied anywhere and must not reveal
 * it.
 */
export const contentOrigin = (place: string): string => hash('sha256', place);

/**
 * Lines to be written together. They are made only then, so that each set of headers is written
 * once.
 */
type Batch = { lines: (() => string)[]; written: Promise<void> };

/** With more lines than this per record, the file is worth rewriting. */
const MOST_LINES = 2;
/** With fewer lines than this, it can wait for the next start. */
const FEW_LINES = 1_000;
/** How many records are written at once when the file is rewritten. */
const RECORDS_AT_ONCE = 100;

/**
 * The records of all published pages, as lines appended to one file, so that publishing a page
 * costs the same however many there are. A line torn by a crash is ignored, and its page is
 * rendered again.
 */
export class Journal {
  readonly #file: string;
  readonly #origin: Origin;
  readonly #recordLines = new RecordLines();
  #records = new PageRecords();
  #lines = 0;
  #pending: Promise<void> = Promise.resolve();
  #next: Batch | undefined;
  #torn = false;

  constructor(file: string, origin: Origin) {
    this.#file = file;
    this.#origin = origin;
  }

  /**
   * Adds the records as last written, line by line, so that a start never holds the whole file.
   *
   * @param records where the records are from now on.
   * @returns the files of pages from another origin, which are to be removed; and whether the
   * journal is to be rewritten. Throws when there is a journal that cannot be read.
   */
  load(records: PageRecords): { foreign: string[]; over: boolean } {
    this.#records = records;
    const foreign = new PageRecords();
    let own: boolean | undefined;
    for (const line of this.#read()) {
      own ??= isOf(line, this.#origin);
      this.#recordLines.apply(line, own ? records : foreign);
    }
    const over = !own || this.#lines > MOST_LINES * records.size;
    return { foreign: foreign.all().map(({ path }) => fileOf(path)), over };
  }

  *#read(): Generator<Line> {
    for (const text of linesOf(this.#file)) {
      this.#torn = text.at(-1) !== NEWLINE;
      const line = lineIn(text);
      if (!line) continue;
      this.#lines += 1;
      yield line;
    }
  }

  /** Replaces the whole journal by these records. */
  async rewrite(records: readonly PageRecord[]): Promise<void> {
    this.#recordLines.forget();
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, this.#textOf(records));
    this.#torn = false;
    this.#lines = records.length;
  }

  *#textOf(records: readonly PageRecord[]): Generator<string> {
    yield lineOf({ origin: this.#origin });
    for (let at = 0; at < records.length; at += RECORDS_AT_ONCE)
      yield records
        .slice(at, at + RECORDS_AT_ONCE)
        .map((record) => this.#recordLines.of(record))
        .join('');
  }

  add(record: PageRecord): Promise<void> {
    return this.#append(() => this.#recordLines.of(record));
  }

  remove(path: string): Promise<void> {
    return this.#append(() => lineOf({ gone: path }));
  }

  /** Makes one write after another, each of all lines that came meanwhile. */
  #append(lines: () => string): Promise<void> {
    this.#next ??= this.#batch();
    this.#next.lines.push(lines);
    return this.#next.written;
  }

  #batch(): Batch {
    const lines: Batch['lines'] = [];
    const write = () => {
      this.#next = undefined;
      return this.#write(lines);
    };
    this.#pending = this.#pending.then(write, write);
    return { lines, written: this.#pending };
  }

  /** Starts a new line after one that a full disk cut short, so that it spoils no other. */
  async #write(lines: Batch['lines']): Promise<void> {
    const start = this.#torn ? '\n' : '';
    this.#torn = true;
    try {
      await this.#appendText(start + lines.map((line) => line()).join(''));
      this.#torn = false;
    } finally {
      if (this.#torn) this.#recordLines.forget();
    }
    this.#lines += lines.length;
    if (this.#lines > Math.max(FEW_LINES, MOST_LINES * this.#records.size)) await this.#shorten();
  }

  /** Where someone removed the folder with all pages, it is made again, and the journal with it. */
  async #appendText(text: string): Promise<void> {
    try {
      await appendFile(this.#file, text);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      await this.rewrite(this.#records.all());
    }
  }

  /** Should that fail, the file as it is says the same: it is tried again after as many lines. */
  async #shorten(): Promise<void> {
    try {
      await this.rewrite(this.#records.all());
    } catch {
      this.#recordLines.forget();
      this.#lines = 0;
    }
  }
}

/** The lines of a file; none when there is no such file. */
function* linesOf(file: string): Generator<Buffer> {
  try {
    yield* fileLines(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
