import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildId, serverSources } from './setup/inputs.mjs';
import { buildId as builtId } from './site/build-info.ts';

/*
 * The programs that the server starts. They stand beside this file: among the sources, and in the
 * one folder that the server is built into.
 */
export const edgeThread = new URL('./edge-thread.mjs', import.meta.url);
export const renderProcess = new URL('./render-process.mjs', import.meta.url);

const here = fileURLToPath(new URL('.', import.meta.url));

/** Which server this is: as it was named when it was built, or as its sources are now. */
export const serverBuild = (): string =>
  existsSync(`${here}.build.json`) ? builtId(here) : buildId(serverSources);
