import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, workspace } from '../workspace.ts';

/** The result of a load; times in milliseconds. */
export type Load = {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

export type LoadOptions = {
  seconds: number;
  headers?: Record<string, string>;
  /** Paths to request in turn, instead of the address's own. */
  paths?: readonly string[];
  /** The number of connections, all from one thread; with 1, requests come one after another. */
  connections?: number;
};

export const CONNECTIONS = 50;

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** A percentile from wrk's output, in milliseconds. Throws when it is not there. */
function shareOf(percent: number, text: string): number {
  const line = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)`).exec(text);
  const [, value, unit = 'ms'] = line ?? [];
  if (value === undefined) throw new Error(`No load is told of:\n${text}`);
  return Number(value) * (inMs[unit] ?? 1);
}

/** Reads what wrk prints at the end. Throws when it holds no result of a load. */
export function readLoad(text: string): Load {
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const broken = errors.slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    requests: numberIn(text, /(\d+) requests in/),
    perSecond: numberIn(text, /Requests\/sec:\s+([\d.]+)/),
    p50: shareOf(50, text),
    p99: shareOf(99, text),
    failed: broken + numberIn(text, /Non-2xx or 3xx responses: (\d+)/),
  };
}

/** A wrk script that requests paths in turn. */
async function inTurn(paths: readonly string[]): Promise<string> {
  const file = join(workspace, 'paths.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  const ask = 'n = n % #paths + 1\n  return wrk.format("GET", paths[n])';
  await writeFile(file, `paths = {${list}}\nn = 0\nrequest = function()\n  ${ask}\nend\n`);
  return file;
}

/** Requests an address as fast as it answers, over kept-alive connections: 50 by default. */
export async function load(url: string, options: LoadOptions): Promise<Load> {
  const { seconds, headers = {}, paths, connections = CONNECTIONS } = options;
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = paths ? ['-s', await inTurn(paths)] : [];
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  return readLoad(await run('wrk', [...size, ...named, ...script, url]));
}
