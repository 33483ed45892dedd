import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../store/errors.ts';
import { halfOf, writeWhole } from '../store/write-whole.ts';
import { besidePages } from './beside-pages.ts';
import { Journal } from './journal.ts';
import type { Origin } from './journal-lines.ts';
import { etagOfBody, fileOf, type PageRecord } from './page-record.ts';
import type { PageRecords } from './page-records.ts';

const TRIES = 5;

/**
 * Replaces a page's file, in a folder that may be missing, or be removed before it has the file.
 */
async function writePage(file: string, body: Buffer): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeWhole(file, body, { made: () => removeCopies(file) });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === TRIES) throw error;
      await mkdir(dirname(file), { recursive: true });
    }
  }
}

const copiesOf = (file: string) => ['.br', '.gz'].map((ending) => file + ending);

async function removeAll(files: string[]): Promise<void> {
  await Promise.all(files.filter(existsSync).map((file) => rm(file, { force: true })));
}

/** Compressed copies of an older file must not outlive it; most pages have none. */
const removeCopies = (file: string): Promise<void> => removeAll(copiesOf(file));

/** Removes the folders above a file that are empty now; any other stays. */
async function removeEmptyAbove(folder: string, name: string): Promise<void> {
  for (let above = dirname(name); above !== '.'; above = dirname(above)) {
    try {
      await rmdir(join(folder, above));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return;
    }
  }
}

/**
 * Removes a file from a folder, if it is there, with its compressed copies, what writes of them that
 * were cut short have left, and empty folders.
 */
export async function removeFile(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  const written = [file, ...copiesOf(file)];
  await removeAll([...written, ...written.map(halfOf)]);
  await removeEmptyAbove(folder, name);
}

/** Pages on disk: one file each, as a static host serves them, and beside them their records. */
export class SiteFiles {
  readonly folder: string;
  readonly #journal: Journal;

  constructor(folder: string, origin: Origin) {
    this.folder = folder;
    this.#journal = new Journal(besidePages(folder, 'pages.jsonl'), origin);
  }

  /**
   * Adds the records of pages that can be used again; removes the pages of another origin, and the
   * code that earlier versions kept here, that of drafts too.
   *
   * @param records where the records are from now on.
   */
  async open(records: PageRecords): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const { foreign, over } = this.#journal.load(records);
    await Promise.all(foreign.map((file) => removeFile(this.folder, file)));
    await rm(besidePages(this.folder, 'code.json'), { force: true });
    if (over) await this.#journal.rewrite(records.all());
  }

  /**
   * The page's bytes, or null when the file is missing or does not match its record. Reads
   * synchronously, which takes a fraction of handing the work to another thread: a start reads
   * every page. The edge keeps the pages that are requested often.
   */
  async read({ path, etag }: PageRecord): Promise<Buffer | null> {
    try {
      const body = readFileSync(join(this.folder, fileOf(path)));
      return etagOfBody(body) === etag ? body : null;
    } catch {
      return null; // whatever the reason, the page is rendered again
    }
  }

  /**
   * Replaces a page atomically: a copy of the folder never holds half a page. The record is written
   * first, so that a page a crash left behind is known, and found not to match.
   */
  async write(record: PageRecord, body: Buffer): Promise<void> {
    await this.#journal.add(record);
    await writePage(join(this.folder, fileOf(record.path)), body);
  }

  async remove(record: PageRecord): Promise<void> {
    await removeFile(this.folder, fileOf(record.path));
    await this.#journal.remove(record.path);
  }
}
