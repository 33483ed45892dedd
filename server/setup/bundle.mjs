import { rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { oneByte } from './one-byte.mjs';
import { below, serverFolder } from './paths.mjs';

/*
 * Bundles each of the server's own programs into a few files: a start that loads hundreds takes
 * half as long again.
 */

/** The programs that these start are beside them (`server/programs.ts`). */
const programs = ['main.mjs', 'edge-thread.mjs', 'highlighter-thread.mjs', 'render-process.mjs'];

/** Finds the installation by its own location, so it is not bundled. */
const places = below('server/setup/paths.mjs');

const bundle = await rolldown({
  input: programs.map((name) => below('server', name)),
  external: [places, 'sharp'], // sharp has native parts
  platform: 'node',
  plugins: [oneByte],
  logLevel: 'silent',
});
rmSync(serverFolder, { recursive: true, force: true });
await bundle.write({
  dir: serverFolder,
  format: 'esm',
  comments: false,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  paths: { [places]: relative(serverFolder, places).split(sep).join('/') },
});
await bundle.close();
