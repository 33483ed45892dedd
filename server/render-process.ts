import pino from 'pino';
import { holdTold, summariesMade, type ToldSummary } from './api/told-summaries.ts';
import type { Settings } from './env.ts';
import type { KeptAt } from './kept-summaries.ts';
import { openReadingApi } from './reading-api.ts';
import { loadRenderer } from './site/renderer.ts';
import { type Rendering, type RenderPage, renderHere } from './site/rendering.ts';

/** What the server tells the process first: whose pages it renders. Nobody is the owner there. */
export type Task = { build: string; settings: OpenSettings; locals: object; keptAt: KeptAt };
export type OpenSettings = Omit<Settings, 'OWNER_PASSPHRASE' | 'TOKEN_SECRET'>;

/** A page to render, and what comes back for it; beside both, summaries that were made elsewhere. */
export type Order = { path: string; summaries: ToldSummary[] };
export type Outcome = {
  path: string;
  rendering?: Rendering;
  error?: string;
  summaries: ToldSummary[];
};

/*
 * Renders pages for the server that started it, from the same content, until that server lets go
 * of it or is gone. It changes nothing; the server checks what comes back.
 */
// A terminal sends these to all: the server decides when the work ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// It holds nothing that could be lost, and an orderly end may wait for ever (server/memory.ts).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const log = pino({ level: 'silent' }); // the server tells what is wrong with the content

const newSummaries = summariesMade();

type Renders = { render: RenderPage; hold: (told: readonly ToldSummary[]) => void };

async function open({ build, settings, locals, keptAt }: Task): Promise<Renders> {
  const [renderer, { apiFetch, posts }] = await Promise.all([
    loadRenderer(build),
    openReadingApi(settings, log, keptAt),
  ]);
  return {
    render: renderHere(renderer, apiFetch, locals),
    hold: (told) => posts && holdTold(posts, told),
  };
}

async function outcomeOf({ path, summaries }: Order, opening: Promise<Renders>): Promise<Outcome> {
  try {
    const { render, hold } = await opening;
    hold(summaries);
    return { path, rendering: await render(path), summaries: newSummaries() };
  } catch (error) {
    return { path, error: String(error), summaries: newSummaries() };
  }
}

// By message: every user of the machine can read what a process was started with.
process.once('message', (task: Task) => {
  const opening = open(task);
  process.on('message', async (order: Order) => {
    const outcome = await outcomeOf(order, opening);
    if (process.connected) process.send?.(outcome);
  });
});
