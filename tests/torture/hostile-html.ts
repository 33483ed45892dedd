import { setInterval } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { buildFolder } from '../../server/setup/paths.mjs';
import { hostilePayloads, quietPayloads } from '../fixtures/hostile/payloads.ts';
import { collected } from './hostile/collected.ts';
import { type Layers, none, served, without } from './hostile/layers.ts';
import { lookAsOwner, lookAsWriter, readPages, signIn } from './hostile/owner.ts';
import { emptyVerdict, type HostileVerdict } from './hostile/verdict.ts';
import { look, openPage } from './hostile/watched-page.ts';
import type { Row, Scenario } from './report.ts';
import { workplace } from './server-process.ts';

/** What a visitor looks at and the owner does not. */
export const visitorsAlone = [
  '/projects?project=p0',
  '/certificates?certificate=c0',
  '/contact',
  '/nowhere',
];

const visited = [...readPages, ...visitorsAlone];

/** What the owner looks at, after signing in. */
const owners = { nobody: null, writer: lookAsWriter, owner: lookAsOwner };

type Options = {
  payloads: readonly string[];
  /** Whether a visitor looks at the posts and the pages first, and at which pages. */
  visitor?: boolean;
  paths?: readonly string[];
  owner?: keyof typeof owners;
  /** Whether all has run that will; waited for at the end, because it may take a moment. */
  isDone?: (verdict: HostileVerdict) => boolean;
};

const WAIT_MS = 20_000;
const LOOK_AGAIN_MS = 50;

async function waitUntil(isDone: () => boolean): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for await (const _ of setInterval(LOOK_AGAIN_MS)) if (isDone() || Date.now() > end) return;
}

/**
 * Shows hostile content in a real browser, to a visitor and the owner, with some of the defences.
 */
export async function hostileHtml(
  browser: Browser,
  layers: Layers,
  { payloads, visitor = true, paths = visited, owner = 'owner', isDone = () => true }: Options,
): Promise<HostileVerdict> {
  const place = await workplace(buildFolder);
  const verdict = emptyVerdict();
  const { server, ...shown } = await served(place, payloads, layers);
  try {
    const page = await openPage(browser, server.address, layers, verdict);
    const posts = shown.stories.map((id) => `/blog/${id}`);
    for (const path of visitor ? [...posts, ...paths] : []) await look(page, path, verdict);
    const lookOn = owners[owner];
    if (lookOn) await signIn(page);
    await lookOn?.(page, payloads, shown, verdict);
    await waitUntil(() => isDone(verdict));
    await page.context().close();
  } finally {
    await server.kill('SIGTERM');
    await place.remove();
  }
  return verdict;
}

const told = ({ executed, requested, addresses, silent }: HostileVerdict) =>
  [
    `${executed.length} executions`,
    `${requested.length} requests`,
    `${addresses.length} hostile attributes`,
    `${silent.length} silent pages`,
  ].join(', ');

/** A stored story, one of this device, and a new one, which may by then be kept on this device. */
const editors = [/^b0:/, /^local-1:/, /^(new|local-\d{5,}):/];

/** How much ran in each of these editors. */
const ranInEditors = ({ executed }: HostileVerdict): number[] =>
  editors.map((id) => executed.filter((one) => id.test(one.split('/blog/edit/')[1] ?? '')).length);

const ranInEach = (verdict: HostileVerdict) => ranInEditors(verdict).every((count) => count > 0);

/**
 * The same without any defence. Pages then navigate away and editors cannot be used with all
 * payloads, so the owner sees only a few.
 */
export async function controls(browser: Browser, payloads: readonly string[], paths = visited) {
  const visitor = await hostileHtml(browser, none, { payloads, paths, owner: 'nobody' });
  const writing = { visitor: false, owner: 'writer', isDone: ranInEach } as const;
  const owner = await hostileHtml(browser, none, { payloads: quietPayloads, ...writing });
  const shown = visitor.executed.length > 0 && visitor.requested.length > 0;
  return {
    runs: shown && visitor.addresses.length > 0 && ranInEach(owner),
    told: `without any defence: ${told(visitor)}, ${ranInEditors(owner).join(' + ')} in the story editor`,
  };
}

async function rowOf(browser: Browser, what: string, layers: Layers, payloads: readonly string[]) {
  const verdict = await hostileHtml(browser, layers, { payloads });
  const { pages, stories, executed, requested, addresses, silent } = verdict;
  const row: Row = {
    promise: 'Hostile markup runs nothing and asks nobody',
    done: `${payloads.length} payloads, ${pages} pages as visitor and owner, ${stories} stories in the editor, ${what}`,
    figure: told(verdict),
    kept: [executed, requested, addresses, silent].every((found) => found.length === 0),
  };
  return row;
}

export const scenario: Scenario = async (size) => {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // No more of `browserFlags`: this browser may ask for all that a visitor's would.
    args: ['--no-sandbox'],
  });
  const payloads = size === 'long' ? [...hostilePayloads, ...collected()] : hostilePayloads;
  const rows: Row[] = [];
  for (const [what, layers] of without) rows.push(await rowOf(browser, what, layers, payloads));
  const control = await controls(browser, payloads);
  await browser.close();
  return rows.map((row) => ({ ...row, control: control.told, kept: row.kept && control.runs }));
};
