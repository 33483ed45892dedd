import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lockBuild } from '../build-lock.ts';
import { holdFolder, InUse } from '../store/file-lock.ts';
import { inUse } from './lock.mjs';
import { buildFolder } from './paths.mjs';

/*
 * Runs a script that builds, while no server runs from what it replaces and none can start. Its
 * arguments: the build's stamp, which is removed first, then the script and the script's own.
 */
const [, stamp] = process.argv.splice(1, 2);
const [, script] = process.argv;
mkdirSync(buildFolder, { recursive: true });
try {
  process.on('exit', lockBuild(buildFolder, holdFolder));
} catch (error) {
  if (!(error instanceof InUse)) throw error;
  process.exit(inUse);
}
rmSync(stamp, { force: true });
await import(pathToFileURL(script).href);
