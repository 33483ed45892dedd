import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

/** What the compiled pages are made of; of the server only what is compiled into them. */
export const pageSources = [
  'src',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'server/setup/closed-tags.mjs',
  'server/setup/one-byte.mjs',
  'server/setup/paths.mjs',
  'server/site/adapter.mjs',
  'server/site/renderer-entry.ts',
];
/** What the server's own programs are made of. */
export const serverSources = [
  'server',
  'src/entities',
  'src/lib',
  'tsconfig.json',
  'package-lock.json',
];
const TEST = /\.test\.[cm]?[jt]sx?$/;

const ID_LENGTH = 16;

/**
 * Takes sources and the project folder they are in; returns the name of the build they make: a
 * short hash of the names and contents (not the dates) of everything the build depends on.
 */
export function idOfSources(sources, folder = root) {
  const paths = sources.flatMap((source) => filesIn(folder, source));
  const hash = createHash('sha256');
  for (const path of paths.filter((name) => !TEST.test(name)).sort()) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Returns the files at or below a path, relative to the folder, with forward slashes. */
function filesIn(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(sep).join('/'));
}
