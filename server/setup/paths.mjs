import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder, absolute. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Takes path parts below the top folder; returns the absolute path. */
export function below(...parts) {
  return join(root, ...parts);
}

/**
 * Where the pages are built: Astro empties this folder, so nothing that is to stay stands in it.
 */
export const buildFolder = below('dist/build');

/** Where the server is built. */
export const serverFolder = join(buildFolder, '.server');
/** The server's program there. */
export const serverProgram = join(serverFolder, 'main.mjs');

/** In the folder of each finished build: tells what it was made of. */
export const stampName = '.build.json';

/** Held by whichever set-up changes node_modules or the build output; see lock.mjs. */
export const lockFile = below('.setup.lock');

/**
 * Takes an installed package and the name of one of its commands; returns the absolute path of the
 * script. Throws when the package is not installed or has no such command.
 */
export function commandOf(packageName, name) {
  const folder = below('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[name];
  if (!script) throw new Error(`${packageName} has no command named ${name}`);
  return join(folder, script);
}
