import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.ts';

const GIB = 2 ** 30;

/** The machine, described by what decides its speed. */
export function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  const memory = `${Math.round(totalmem() / GIB)} GiB`;
  const cores = `${availableParallelism()} cores`;
  return `${model}, ${cores}, ${memory} memory, ${platform()} ${arch()}, Node ${process.version}`;
}

/** The version of an installed package. */
export function packageVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
