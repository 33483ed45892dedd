import pino from 'pino';
import type { Settings } from './env.ts';
import { openReadingApi } from './reading-api.ts';
import { loadRenderer } from './site/renderer.ts';
import { type RenderPage, renderHere } from './site/rendering.ts';

/** What the server tells the process first: whose pages it renders. Nobody is the owner there. */
export type Task = { build: string; settings: OpenSettings; locals: object };
export type OpenSettings = Omit<Settings, 'OWNER_PASSPHRASE' | 'TOKEN_SECRET'>;

/** A page to render, and what comes back for it. */
export type Order = { path: string };
export type Outcome = { path: string; rendering?: Awaited<ReturnType<RenderPage>>; error?: string };

/*
 * Renders pages for the server that started it, from the same content, until that server lets go
 * of it or is gone. It changes nothing; the server checks what comes back.
 */
// A terminal sends these to all: the server decides when the work ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));

const log = pino({ level: 'silent' }); // the server tells what is wrong with the content

async function open({ build, settings, locals }: Task): Promise<RenderPage> {
  const [renderer, { apiFetch }] = await Promise.all([
    loadRenderer(build),
    openReadingApi(settings, log),
  ]);
  return renderHere(renderer, apiFetch, locals);
}

async function outcomeOf({ path }: Order, rendering: Promise<RenderPage>): Promise<Outcome> {
  try {
    const render = await rendering;
    return { path, rendering: await render(path) };
  } catch (error) {
    return { path, error: String(error) };
  }
}

// By message: every user of the machine can read what a process was started with.
process.once('message', (task: Task) => {
  const rendering = open(task);
  process.on('message', async (order: Order) => {
    const outcome = await outcomeOf(order, rendering);
    if (process.connected) process.send?.(outcome);
  });
});
