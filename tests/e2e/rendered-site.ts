import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeSite, sampleContent, startServer } from '../fixtures/running-server.ts';

const POLL_MS = 50;

async function everyPageRendered(address: string): Promise<void> {
  for (;;) {
    const { waiting } = (await (await fetch(`${address}/api/health`)).json()) as {
      waiting: number;
    };
    if (waiting === 0) return;
    await pause(POLL_MS);
  }
}

/**
 * Renders the sample site once before all tests. Their servers start with its pages and only check
 * them, as after a restart. `RENDERED_SITE` names the folder.
 */
export default async function renderOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rendered-site-'));
  const server = await startServer({ content: sampleContent, env: { SITE_DIR: folder } });
  await everyPageRendered(server.address);
  await server.stop();
  process.env.RENDERED_SITE = folder;
  return () => removeSite(folder);
}
