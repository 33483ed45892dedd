import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The address of the site, as its pages and its sitemap tell it; nothing is asked for there. */
export const siteAddress = 'http://portfolio.example';

/** A folder for everything a run makes; removed when the run ends, however it ends. */
export const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));

const children = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(workspace, { recursive: true, force: true, maxRetries: 10 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

/** Starts a program that does not outlive the benchmark. */
export function start(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Resolves with a program's exit code, null when a signal ended it. Rejects when it cannot run. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done, failed) => {
    child.once('close', (code) => done(code));
    child.once('error', failed);
  });

/** Everything a program prints, as it comes. */
export function printed(child: ChildProcess): () => string {
  let text = '';
  const note = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  return () => text;
}

type RunOptions = SpawnOptions & {
  /** The exit codes that mean success. */
  codes?: readonly number[];
};

/** Runs a program to its end and returns its output; throws with the output when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  { codes = [0], ...options }: RunOptions = {},
): Promise<string> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const output = printed(child);
  const code = await ended(child);
  if (code === null || !codes.includes(code)) {
    throw new Error(`${command} ${args[0] ?? ''} ended with ${code}:\n${output()}`);
  }
  return output();
}
