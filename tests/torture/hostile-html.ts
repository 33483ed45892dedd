import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { hostilePayloads } from '../fixtures/hostile/payloads.ts';
import { clientOf } from './client.ts';
import { hostileContent, layAsFiles, sendAll } from './hostile-content.ts';
import type { Row, Scenario } from './report.ts';
import { passphrase, root, startOn, type Workplace, workplace } from './server-process.ts';

/** Which of our defences stand. */
export type Layers = { atWrite: boolean; atRender: boolean; policy: boolean };

export type HostileVerdict = {
  pages: number;
  executed: string[];
  /** Requests to other hosts, but for pictures, which authors may take from anywhere. */
  requested: string[];
  /** Addresses that would run something when followed. */
  addresses: string[];
};

const readPages = [
  '/',
  '/about',
  '/experience',
  '/education',
  '/projects',
  '/blog',
  '/certificates',
];
const visited = [
  ...readPages,
  '/projects?project=p0',
  '/certificates?certificate=c0',
  '/contact',
  '/nowhere',
];
const edited = [
  '/projects/edit/p1',
  '/experience/edit/e1',
  '/education/edit/d1',
  '/certificates/edit/c1',
];

const isHostile = (url: string, own: string) => {
  const { protocol, host } = new URL(url);
  return /^(http|ws)s?:$/.test(protocol) && host !== new URL(own).host;
};

/** Every address in every attribute of a page that is more than an address. */
const hostileAddresses = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const bare = value.replace(/[^!-~]/g, '').toLowerCase();
        const holdsAddress = /^(href|src|action|formaction|data|xlink:href|poster|srcdoc)$/.test(
          name,
        );
        return holdsAddress && /^(javascript:|vbscript:|data:text\/html)/.test(bare);
      })
      .map(({ name, value }) => `${name}=${value.slice(0, 60)}`),
  );

/** A page that tells of whatever runs in it, and lets no request leave this machine. */
async function openPage(
  browser: Browser,
  address: string,
  policy: boolean,
  verdict: HostileVerdict,
) {
  const context = await browser.newContext({ bypassCSP: !policy, baseURL: address });
  await context.exposeBinding('ran', (_source, what) => void verdict.executed.push(String(what)));
  await context.addInitScript(() => {
    const { ran } = window as unknown as { ran: (what: unknown) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.assign(window, { [name]: (what: unknown) => ran(`${name} ${what}`) });
    }
  });
  await context.route(
    (url) => isHostile(url.href, address),
    (route) => {
      const type = route.request().resourceType();
      if (type !== 'image') verdict.requested.push(`${type} ${route.request().url()}`);
      return route.abort();
    },
  );
  return context.newPage();
}

async function look(page: Page, path: string, verdict: HostileVerdict): Promise<void> {
  // A page may be led elsewhere, or kept from finishing, by what it holds.
  await page.goto(path, { waitUntil: 'load', timeout: 30_000 }).catch(() => {});
  await page.mouse.wheel(0, 4_000).catch(() => {});
  await page.waitForTimeout(60); // what runs by an event comes a moment later
  verdict.pages += 1;
  const found = await page.evaluate(hostileAddresses).catch(() => []);
  verdict.addresses.push(...found.map((one) => `${path}: ${one}`));
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.locator('[aria-pressed="true"]').first().waitFor();
}

/** Pastes markup into whatever editor the page has. */
async function paste(page: Page, html: string): Promise<void> {
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.waitFor();
  await editor.focus();
  await editor.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', markup);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, html);
  await page.waitForTimeout(60);
}

/** What the owner sees: every page again, every form with its preview, by load and by paste. */
async function lookAsOwner(page: Page, payloads: readonly string[], verdict: HostileVerdict) {
  await signIn(page);
  for (const path of [...readPages, ...edited]) await look(page, path, verdict);
  await look(page, '/', verdict);
  await page.getByRole('button', { name: 'Edit welcome text' }).click();
  await paste(page, payloads.join('\n'));
  await look(page, '/projects/edit/p2', verdict);
  await paste(page, payloads.join('\n'));
  await look(page, '/experience/edit/e2', verdict);
  await paste(page, payloads.join('\n'));
}

/** What has to be taken away; without any defence, the second look at posts as well. */
function preloadsFor({ atWrite, atRender }: Layers): string[] {
  if (atRender) return [];
  return atWrite ? ['no-sanitiser.ts'] : ['no-sanitiser.ts', 'no-second-look.ts'];
}

async function served(place: Workplace, payloads: readonly string[], layers: Layers) {
  const documents = hostileContent(payloads);
  if (layers.atWrite) {
    const first = await startOn(place, { env: { SITE_DIR: join(place.folder, 'first') } });
    await sendAll((await clientOf(first.address)).owner, documents);
    await first.kill('SIGTERM');
  } else await layAsFiles(place.content, documents);
  const server = await startOn(place, { preloads: preloadsFor(layers) });
  const health = (await (await fetch(`${server.address}/api/health`)).json()) as {
    problems: unknown[];
  };
  if (health.problems.length > 0) throw new Error(JSON.stringify(health.problems));
  return { server, posts: [...documents.keys()].filter((name) => name.startsWith('posts/')) };
}

type Options = {
  payloads?: readonly string[];
  owner?: boolean;
  /** Only so many pages. */
  most?: number;
};

/** Shows hostile content in a real browser, with some of the defences standing. */
export async function hostileHtml(
  browser: Browser,
  layers: Layers,
  { payloads = hostilePayloads, owner = true, most = 1_000 }: Options = {},
): Promise<HostileVerdict> {
  const place = await workplace(join(root, 'dist'));
  const verdict: HostileVerdict = { pages: 0, executed: [], requested: [], addresses: [] };
  const { server, posts } = await served(place, payloads, layers);
  try {
    const page = await openPage(browser, server.address, layers.policy, verdict);
    const paths = [...posts.map((name) => name.replace('posts/', '/blog/')), ...visited];
    for (const path of paths.slice(0, most)) await look(page, path, verdict);
    if (owner) await lookAsOwner(page, payloads, verdict);
    await page.context().close();
  } finally {
    await server.kill('SIGTERM');
    await place.remove();
  }
  return verdict;
}

export const all: Layers = { atWrite: true, atRender: true, policy: true };
export const without: [what: string, layers: Layers][] = [
  ['with every defence', all],
  ['without the sanitiser at write', { ...all, atWrite: false }],
  ['without the sanitiser at render', { ...all, atRender: false }],
  ['without the policy', { ...all, policy: false }],
];
export const none: Layers = { atWrite: false, atRender: false, policy: false };

/** The control is seen by a visitor, on the pages of a few posts. */
export const controlled = { owner: false, most: 4 } as const;

/** Payloads collected in public, from the folder the setting names; they call `alert`. */
function collected(): string[] {
  const folder = process.env.CORPORA ?? '';
  const file = join(folder, 'xss-cheatsheet.json');
  if (!folder || !existsSync(file)) return [];
  const vectors = join(folder, 'html5-security-vectors.txt');
  const texts = existsSync(vectors)
    ? readFileSync(vectors, 'utf8').split(/\n|\/\/\["'`-->\]\]>\]/)
    : [];
  return [...(JSON.parse(readFileSync(file, 'utf8')) as string[]), ...texts].filter(Boolean);
}

const GROUP = 60;
const groupsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / GROUP) }, (_, n) =>
    items.slice(n * GROUP, (n + 1) * GROUP),
  );

async function rowOf(browser: Browser, what: string, layers: Layers, payloads: readonly string[]) {
  const total: HostileVerdict = { pages: 0, executed: [], requested: [], addresses: [] };
  for (const group of groupsOf(payloads)) {
    const verdict = await hostileHtml(browser, layers, { payloads: group });
    total.pages += verdict.pages;
    for (const key of ['executed', 'requested', 'addresses'] as const)
      total[key].push(...verdict[key]);
  }
  const { pages, executed, requested, addresses } = total;
  const row: Row = {
    promise: 'Hostile markup runs nothing and asks nobody',
    done: `${payloads.length} payloads, ${pages} pages, ${what}`,
    figure: `${executed.length} executions, ${requested.length} requests, ${addresses.length} hostile addresses`,
    kept: executed.length + requested.length + addresses.length === 0,
  };
  return row;
}

export const scenario: Scenario = async (size) => {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const payloads = size === 'long' ? [...hostilePayloads, ...collected()] : hostilePayloads;
  const rows: Row[] = [];
  for (const [what, layers] of without) rows.push(await rowOf(browser, what, layers, payloads));
  const control = await hostileHtml(browser, none, controlled);
  rows.push({
    promise: 'Hostile markup runs where nothing is defended (the control)',
    done: `${hostilePayloads.length} payloads, without any defence`,
    figure: `${control.executed.length} executions, ${control.requested.length} requests`,
    kept: control.executed.length > 0 && control.requested.length > 0,
  });
  await browser.close();
  return rows;
};
