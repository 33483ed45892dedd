import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Publicly collected payloads, from the folder the setting names; they call `alert`. */
export function collected(): string[] {
  const folder = process.env.CORPORA ?? '';
  const file = join(folder, 'xss-cheatsheet.json');
  if (!folder || !existsSync(file)) return [];
  const vectors = join(folder, 'html5-security-vectors.txt');
  const texts = existsSync(vectors)
    ? readFileSync(vectors, 'utf8').split(/\n|\/\/\["'`-->\]\]>\]/)
    : [];
  return [...(JSON.parse(readFileSync(file, 'utf8')) as string[]), ...texts].filter(Boolean);
}
