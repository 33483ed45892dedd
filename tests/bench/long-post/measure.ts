import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../server/setup/browser.mjs';
import { browserFlags } from '../../browser-flags.ts';
import { duration } from '../figure.ts';
import { openSite, type Site } from '../site.ts';
import { p50, p95 } from '../statistics.ts';
import { longArticle, longPost } from './article.ts';

/** What the browser saw: tasks over 50 ms, late frames and layout shifts. */
type Seen = { tasks: number[]; frames: number[]; shift: number };

/** A host name of this machine that shows no Owner switch, as on the web. */
const visitorHost = 'visitor.test';

const flags = [`--host-resolver-rules=MAP ${visitorHost} 127.0.0.1`, ...browserFlags];

/** Steps of the wheel on the way down, each as far as a hand turns it. */
const wheel = { steps: 120, distance: 400, everyMs: 32 } as const;

async function publish({ address, owner }: Site): Promise<string> {
  const response = await fetch(`${address}/api/posts`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify({ title: 'A long post', body: longArticle() }),
  });
  if (!response.ok) throw new Error(`The long post was refused: ${response.status}.`);
  return `${address}/blog/${((await response.json()) as { slug: string }).slug}`;
}

/** Records every long task, frame and layout shift, from before the page begins. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { tasks: [] as number[], frames: [] as number[], shift: 0 };
    Object.assign(window, { seen });
    const note = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    note('longtask', ({ duration: ms }) => seen.tasks.push(ms));
    note('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    let last = performance.now();
    const frame = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const takeSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const taken = { ...seen };
    Object.assign(seen, { tasks: [], frames: [] });
    return taken;
  });

const work = {
  TaskDuration: 'all',
  LayoutDuration: 'layout',
  RecalcStyleDuration: 'styles',
  ScriptDuration: 'scripts',
} as const;

/**
 * The work of the page's main thread so far, in ms of processor time by kind; other work of the
 * machine is not counted.
 */
async function workOf(page: Page): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.keys(work).map((name) => metrics.find((m) => m.name === name)?.value ?? 0);
  };
  let before = (await read()).map(() => 0);
  return async () => {
    const now = await read();
    const spent = now.map((value, index) => (value - (before[index] ?? 0)) * 1_000);
    before = now;
    return Object.values(work)
      .map((kind, index) => `${kind} ${duration(spent[index] ?? 0)}`)
      .join(', ');
  };
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 400);
  for (let step = 0; step < wheel.steps; step++) {
    await page.mouse.wheel(0, wheel.distance);
    await page.waitForTimeout(wheel.everyMs);
  }
}

const longest = (times: readonly number[]) => Math.max(0, ...times);
const tasksText = (times: readonly number[]) =>
  times.length === 0 ? 'none' : `${times.length}, the longest ${duration(longest(times))}`;

async function read(browser: Browser, url: string): Promise<[string, string][]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watch(page);
  const spent = await workOf(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const opened = await takeSeen(page);
  const openingWork = await spent();
  await scrollDown(page);
  const scrolled = await takeSeen(page);
  const scrollingWork = await spent();
  await page.close();
  return [
    ['Elements', nodes.toLocaleString('en')],
    ['First contentful paint', duration(painted)],
    ['Work of the main thread while it opens', openingWork],
    [`Work of the main thread in ${wheel.steps} turns of the wheel`, scrollingWork],
    ['Long tasks while it opens', tasksText(opened.tasks)],
    ['Long tasks while it scrolls', tasksText(scrolled.tasks)],
    [
      'Frames while it scrolls, p50 / p95',
      `${duration(p50(scrolled.frames))} / ${duration(p95(scrolled.frames))}`,
    ],
    ['Layout shift, from opening to the last line read', scrolled.shift.toFixed(4)],
  ];
}

/** Publishes the long post on a site, reads it in a browser, and reports the cost. */
export async function measureLongPost(site: Site): Promise<string> {
  const url = await publish(site);
  const html = (await (await fetch(url)).text()).length;
  const browser = await chromium.launch({
    executablePath: await findBrowser(process.execPath),
    args: flags,
  });
  const figures = await read(browser, url.replace(/(?<=\/\/)[^:]+/, visitorHost));
  await browser.close();
  const rows = [['HTML', `${Math.round(html / 1024)} KiB`], ...figures];
  return [
    `## A post of ${longPost.words.toLocaleString('en')} words with ${longPost.codeBlocks} code blocks, read in a browser`,
    '',
    '| | |',
    '| --- | ---: |',
    ...rows.map(([name, text]) => `| ${name} | ${text} |`),
    '',
  ].join('\n');
}

// Also runs alone: `node tests/bench/long-post/measure.ts`.
if (import.meta.main) {
  const site = await openSite(3);
  process.stdout.write(`\n${await measureLongPost(site)}`);
  await site.stop();
  process.exit(0);
}
