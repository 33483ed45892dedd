import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '../content-hash.ts';
import type { KeptAt } from '../kept-summaries.ts';
import { replaceFile } from '../store/replace-file.ts';

/** Coloured code: a key that names code and language, and the HTML. */
export type Coloured = [key: string, html: string];

type Kept = { build: string; colours: Coloured[] };

/**
 * Where the coloured code of the pages in a folder is kept: in the build's folder, because code of
 * drafts is kept too, and the folder of the pages may be copied anywhere.
 */
export const coloursFile = (build: string, folder: string): string =>
  join(build, '.colours', `${contentHash(folder)}.json`);

/**
 * The coloured code kept for these pages, so that a start need not load the grammars; none when
 * another build made it or it cannot be read: it is made again.
 *
 * @param build the folder of the build.
 */
export async function readColours(build: string, at: KeptAt): Promise<Coloured[]> {
  try {
    const kept = JSON.parse(await readFile(coloursFile(build, at.folder), 'utf8')) as Kept;
    return kept.build === at.build ? kept.colours : [];
  } catch {
    return [];
  }
}

/** Stores coloured code, if there is any, in the build's folder, all or nothing. */
export async function writeColours(
  build: string,
  at: KeptAt,
  colours: Iterable<Coloured>,
): Promise<void> {
  const kept: Kept = { build: at.build, colours: [...colours] };
  if (kept.colours.length === 0) return;
  const file = coloursFile(build, at.folder);
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, JSON.stringify(kept), 0o600);
}
