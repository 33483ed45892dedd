import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampName } from '../setup/paths.mjs';

/** Which build the pages come from; pages of another build are never reused. */
export function buildId(build: string): string {
  const { id } = JSON.parse(readFileSync(join(build, stampName), 'utf8')) as { id: string };
  return id;
}
