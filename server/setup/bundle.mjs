import { rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { below, serverFolder } from './paths.mjs';

/*
 * Puts each of the server's own programs, with all it is made of, into few files: a start that looks
 * for hundreds of them takes half as long again.
 */

/** What these start stands beside them (`server/programs.ts`). */
const programs = ['main.mjs', 'edge-thread.mjs', 'render-process.mjs'];

/** Tells by its own place where the installation is: so it stays in that place. */
const places = below('server/setup/paths.mjs');

const bundle = await rolldown({
  input: programs.map((name) => below('server', name)),
  external: [places, 'sharp'], // sharp has parts that are no JavaScript
  platform: 'node',
  logLevel: 'silent',
});
rmSync(serverFolder, { recursive: true, force: true });
await bundle.write({
  dir: serverFolder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  paths: { [places]: relative(serverFolder, places).split(sep).join('/') },
});
await bundle.close();
