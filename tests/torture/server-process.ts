import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fakeBuild } from '../fixtures/fake-build.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const preload = (name: string) => join(root, 'tests/torture/preload', name);

export const passphrase = 'correct horse battery staple';

/** The folders of one scenario: content, pages, secrets and a build. */
export type Workplace = {
  folder: string;
  content: string;
  env: Record<string, string>;
  remove: () => Promise<void>;
};

/** @param build a folder `astro build` wrote to; without one, pages are made without Astro. */
export async function workplace(build?: string): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  const content = join(folder, 'content');
  await mkdir(content);
  if (!build) await fakeBuild(join(folder, 'dist'));
  const env = {
    PORT: '0',
    CONTENT_DIR: content,
    SITE_DIR: join(folder, 'site'),
    OWNER_PASSPHRASE: passphrase,
    TOKEN_SECRET: 'secret of the tests',
    TORTURE_BUILD: build ?? join(folder, 'dist'),
    TORTURE_SECRETS: join(folder, '.secrets'),
    NODE_COMPILE_CACHE: join(tmpdir(), 'torture-compiled'),
  };
  return { folder, content, env, remove: () => rm(folder, { recursive: true, force: true }) };
}

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A server in its own process, which may be killed at any moment. */
export type ServerProcess = {
  address: string;
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Resolves when the process is gone. */
  ended: Promise<Ending>;
  kill: (signal: NodeJS.Signals) => Promise<Ending>;
};

type Options = {
  env?: Record<string, string>;
  /** Files of `preload/` to load before the server. */
  preloads?: string[];
  script?: string;
  /** What is typed into it. */
  input?: string;
};

/** Starts a script of the server on a workplace, without waiting. */
export function spawnOn(
  place: Workplace,
  { env = {}, preloads = [], script = 'server/main.mjs', input = '' }: Options = {},
) {
  const imports = ['places.ts', ...preloads].flatMap((name) => ['--import', preload(name)]);
  const child = spawn(process.execPath, [...imports, join(root, script)], {
    env: { ...process.env, ...place.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(input);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  return { child, ended, output: () => text };
}

/** Starts the server on a workplace; resolves when it serves, rejects when it ends instead. */
export async function startOn(place: Workplace, options: Options = {}): Promise<ServerProcess> {
  const { child, ended, output } = spawnOn(place, options);
  const serving = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const port = /^Serving .*:(\d+)$/m.exec(output())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const gone = ended.then(({ code }) => {
    throw new Error(`The server ended (${code}): ${output()}`);
  });
  const address = await Promise.race([serving, gone]);
  gone.catch(() => {});
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { address, child, output, ended, kill };
}

/** A token of the owner. */
export async function signInTo(address: string): Promise<string> {
  const body = new URLSearchParams({ pass_: passphrase });
  const response = await fetch(`${address}/api/auth/owner`, { method: 'POST', body });
  return ((await response.json()) as { token: string }).token;
}
