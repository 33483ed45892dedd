import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeptAt } from '../kept-summaries.ts';
import { besidePages } from '../site/beside-pages.ts';
import { replaceFile } from '../store/replace-file.ts';

/** Coloured code: a key that names code and language, and the HTML. */
export type Coloured = [key: string, html: string];

type Kept = { build: string; colours: Coloured[] };

const fileIn = ({ folder }: KeptAt) => besidePages(folder, 'code.json');

/**
 * The coloured code kept beside the pages, so that a start need not load the grammars; none when
 * another build made it or it cannot be read: it is made again.
 */
export async function readColours(at: KeptAt): Promise<Coloured[]> {
  try {
    const kept = JSON.parse(await readFile(fileIn(at), 'utf8')) as Kept;
    return kept.build === at.build ? kept.colours : [];
  } catch {
    return [];
  }
}

/** Stores coloured code beside the pages, all or nothing. */
export async function writeColours(at: KeptAt, colours: Iterable<Coloured>): Promise<void> {
  const kept: Kept = { build: at.build, colours: [...colours] };
  await mkdir(dirname(fileIn(at)), { recursive: true });
  await replaceFile(fileIn(at), JSON.stringify(kept), 0o644);
}
