import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess, Workplace } from '../server-process.ts';
import { versionIn, type Writer } from './writer.ts';

export type KillVerdict = {
  cycles: number;
  acknowledged: number;
  lost: string[];
  torn: string[];
  stale: string[];
};

const jsonIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));

function isTorn(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return false;
  } catch {
    return true;
  }
}

/** Compares what the server returns after a kill with what each writer knows. */
export async function check(
  { address }: ServerProcess,
  { content }: Workplace,
  writers: readonly Writer[],
  verdict: KillVerdict,
): Promise<void> {
  const posts = join(content, 'posts');
  verdict.torn.push(...jsonIn(posts).filter((name) => isTorn(join(posts, name))));
  for (const writer of writers.filter(({ sent }) => sent > 0)) {
    const api = await (await fetch(`${address}/api/posts/${writer.id}`)).text();
    const version = versionIn(api);
    if (version < writer.acknowledged || version > writer.sent) {
      verdict.lost.push(`${writer.id}: ${writer.acknowledged} acknowledged, ${version} kept`);
    }
    if (version === 0) continue;
    const page = await (await fetch(`${address}/blog/${writer.id}`)).text();
    if (versionIn(page) !== version) verdict.stale.push(`${writer.id}: ${versionIn(page)}`);
  }
}
