import pino from 'pino';
import { adoptSummaries, collectSummaries, type SharedSummary } from './api/shared-summaries.ts';
import { highlightHere, RecentColours } from './highlighter/highlight-all.ts';
import type { Coloured } from './highlighter/kept-colours.ts';
import { openReadingApi } from './reading-api.ts';
import type { News, Order, Outcome, Task } from './site/render-messages.ts';
import { loadRenderer } from './site/renderer.ts';
import { type RenderPage, renderHere } from './site/rendering.ts';

/*
 * Renders pages for the server that started it, from the same content, until that server
 * disconnects or ends. It changes nothing; the server checks what comes back.
 */
// A terminal sends these to every process: the server decides when the work ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Nothing can be lost here, and a normal exit may hang (server/memory.ts).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const log = pino({ level: 'silent' }); // the server reports what is wrong with the content

const newSummaries = collectSummaries();
const newColours: Coloured[] = [];
const colours = new RecentColours([], (coloured) => newColours.push(coloured));

/** What was made here since it was last asked. */
const news = (): News => ({ summaries: newSummaries(), colours: newColours.splice(0) });

type Renders = { render: RenderPage; adopt: (shared: readonly SharedSummary[]) => void };

async function open({ build, settings, locals, keptAt }: Task): Promise<Renders> {
  const [renderer, { apiFetch, posts }] = await Promise.all([
    loadRenderer(build),
    openReadingApi(settings, log, keptAt, highlightHere(colours)),
  ]);
  return {
    render: renderHere(renderer, apiFetch, locals),
    adopt: (shared) => posts && adoptSummaries(posts, shared),
  };
}

async function outcomeOf({ path, summaries }: Order, opening: Promise<Renders>): Promise<Outcome> {
  try {
    const { render, adopt } = await opening;
    adopt(summaries);
    return { path, rendering: await render(path), news: news() };
  } catch (error) {
    return { path, error: String(error), news: news() };
  }
}

// As a message, because every user of the machine can read a process's arguments.
process.once('message', (task: Task) => {
  const opening = open(task);
  process.on('message', async (order: Order) => {
    const outcome = await outcomeOf(order, opening);
    if (process.connected) process.send?.(outcome);
  });
});
