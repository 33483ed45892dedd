import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverEnv, serverFlags } from '../../server/setup/memory.mjs';
import { serverProgram } from '../../server/setup/paths.mjs';
import { generateContent } from './generator/content.ts';
import type { GeneratedPost } from './generator/posts.ts';
import { ended, printed, root, siteAddress, start, workspace } from './workspace.ts';

/** A running server with its own content folder. */
export type Site = {
  /** The server's address, without a trailing slash. */
  address: string;
  posts: GeneratedPost[];
  /** From the start of the server's process until it accepted requests, in milliseconds. */
  startedMs: number;
  /** When the server's process started, by `performance.now()`. */
  startedAt: number;
  /** The server's process id. */
  pid: number;
  /** Headers for the owner's JSON requests. */
  owner: Record<string, string>;
  /** Restarts the server on what it left; returns the time to its first byte in ms. */
  startAgain: () => Promise<number>;
  stop: () => Promise<void>;
};

const POLL_MS = 5;
const START_LIMIT_MS = 120_000;
const passphrase = randomBytes(12).toString('hex');

function startServer(folder: string, secret: string) {
  return start(process.execPath, [...process.execArgv, ...serverFlags, serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...serverEnv,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      CONTENT_DIR: join(folder, 'content'),
      SITE_DIR: join(folder, 'site'),
      SITE_URL: siteAddress,
      API_BASE: '',
      OWNER_PASSPHRASE: passphrase,
      TOKEN_SECRET: secret,
    },
  });
}

/** The server chooses its port; its first line of output names it. */
async function listening(child: ReturnType<typeof start>): Promise<string> {
  const output = printed(child);
  for (const limit = performance.now() + START_LIMIT_MS; performance.now() < limit; ) {
    const port = /Serving .+:(\d+)$/m.exec(output())?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null) break;
    await pause(POLL_MS);
  }
  throw new Error(`The server did not start:\n${output()}`);
}

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/owner`, {
    method: 'POST',
    body: new URLSearchParams({ pass_: passphrase }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}

type Health = { waiting: number; pages: number; failures?: Record<string, string> };

/** How many pages are current and how many wait. Throws when one could not be rendered. */
async function health(address: string): Promise<Health> {
  const response = await fetch(`${address}/api/health`);
  const found = (await response.json()) as Health;
  if (found.failures) {
    throw new Error(
      `Pages could not be rendered: ${JSON.stringify(found.failures).slice(0, 2000)}`,
    );
  }
  return found;
}

/** Resolves when no page waits to be checked or rendered; returns the number of pages. */
export async function settled(address: string, pollMs = POLL_MS): Promise<number> {
  for (;;) {
    const { waiting, pages } = await health(address);
    if (waiting === 0) return pages;
    await pause(pollMs);
  }
}

/** The part of a site that changes with every start of its server. */
type Running = Pick<Site, 'address' | 'startedMs' | 'startedAt' | 'pid' | 'owner' | 'stop'>;

async function running(folder: string, secret: string): Promise<Running> {
  const startedAt = performance.now();
  const child = startServer(folder, secret);
  const address = await listening(child);
  const startedMs = performance.now() - startedAt;
  const stop = async () => {
    const over = ended(child);
    child.kill('SIGTERM');
    await over;
  };
  return { address, startedMs, startedAt, pid: child.pid ?? 0, owner: {}, stop };
}

/** Starts the real server on a folder that holds `content`, and signs in as the owner. */
async function serve(folder: string, posts: GeneratedPost[]): Promise<Site> {
  const secret = randomBytes(32).toString('hex');
  const first = await running(folder, secret);
  const site: Site = { ...first, posts, owner: await signIn(first.address), startAgain };
  return site;

  async function startAgain(): Promise<number> {
    await site.stop();
    Object.assign(site, await running(folder, secret), { owner: site.owner });
    await (await fetch(`${site.address}/`)).body?.cancel();
    return performance.now() - site.startedAt;
  }
}

/**
 * Generates this many posts, starts the real server on them, and signs in as the owner.
 * @param projects the number of generated projects, in addition to the sample's.
 */
export async function openSite(size: number, projects = 0): Promise<Site> {
  const folder = await mkdtemp(join(workspace, `site-${size}-`));
  return serve(folder, await generateContent(join(folder, 'content'), size, projects));
}

/** Starts the real server on the sample content as it is. */
export async function openSample(): Promise<Site> {
  const folder = await mkdtemp(join(workspace, 'site-sample-'));
  const unsent = (source: string) => !/[\\/]content[\\/]messages$/.test(source);
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true, filter: unsent });
  return serve(folder, []);
}
