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
 * The id of this server's build: the one stored with it, or that of its sources when it runs from
 * those. While a build is being replaced nothing is stored, and the id is a unique one.
 */
export function serverBuild(): string {
  if (!isBuilt) return idOfSources(serverSources);
  return existsSync(join(here, stampName)) ? buildId(here) : randomUUID();
}
