import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idOfSources, serverSources } from './setup/inputs.mjs';
import { stampName } from './setup/paths.mjs';
import { buildId } from './site/build-info.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const isBuilt = !import.meta.url.endsWith('.ts');

/**
 * Which server this is: as it was named when it was built, or as its sources are now. One that is
 * just being replaced has no name, and so one of its own.
 */
export function serverBuild(): string {
  if (!isBuilt) return idOfSources(serverSources);
  return existsSync(join(here, stampName)) ? buildId(here) : randomUUID();
}
