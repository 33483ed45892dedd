import { readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { KEPT } from './api/kept-answers.ts';
import {
  type Creation,
  type Creations,
  creationLine,
  creationsIn,
  withCreation,
} from './api/kept-creations.ts';
import { besidePages } from './site/beside-pages.ts';
import { codeOf } from './store/errors.ts';
import { writeWhole } from './store/write-whole.ts';

/** With more lines than this the file is written anew, with the last creations alone. */
const MOST_LINES = 4 * KEPT;

/** It names drafts, which are nobody else's to read. */
const mode = 0o600;

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // for whatever reason there is none, an earlier run is forgotten
  }
}

/**
 * The entries created last, kept beside the pages, so that a create sent again after a restart is
 * known. Nothing waits for the disk: what a power cut takes is forgotten, and nothing else. So is
 * what cannot be written, because the entry itself counts for more.
 */
export function creationsBeside(folder: string, log: Logger): Creations {
  const file = besidePages(folder, 'creations.jsonl');
  const found = creationsIn(textIn(file));
  let last = found.reduce(withCreation, new Map<string, Creation>());
  let lines = found.length;
  let written: Promise<void> = Promise.resolve();

  const rewrite = async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, [...last.values()].map(creationLine).join(''), { mode });
    lines = last.size;
  };
  const write = async (line: string) => {
    lines += 1;
    if (lines > MOST_LINES) return rewrite();
    try {
      await appendFile(file, line, { mode });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      await rewrite(); // someone removed the folder with all pages
    }
  };
  const failed = (error: unknown) =>
    log.warn(error, 'a new entry could not be noted: sent again after a restart, it is made twice');

  return {
    find: (key) => last.get(key),
    note: (creation) => {
      last = withCreation(last, creation);
      written = written.then(() => write(creationLine(creation))).catch(failed);
      return written;
    },
  };
}
