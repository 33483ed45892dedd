import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../server/setup/browser.mjs';
import { browserFlags } from '../browser-flags.ts';
import { duration, type Figure } from './figure.ts';
import { openSite } from './site.ts';
import { p50, p95 } from './statistics.ts';

/** How many projects the searched page shows. */
export const searchedProjects = 1_000;

/** What is typed and deleted, letter by letter: many matches, few, none, all again. */
const queries = ['revit', 'a door', 'python', 'schedule', 'qqq', 'e'] as const;
const BETWEEN_LETTERS_MS = 150;

type Timed = { letterMs: number[] };

/**
 * Records, for every letter, the time from the key press until the next frame is made: all work of
 * the main thread for it, including style, layout and painting.
 */
function noteLetters(box: Element): void {
  const timed = window as unknown as Timed;
  timed.letterMs = [];
  const nextFrame = (done: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  const note = ({ timeStamp }: Event) =>
    nextFrame(() => timed.letterMs.push(performance.now() - timeStamp));
  box.addEventListener('input', note, { capture: true });
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(BETWEEN_LETTERS_MS);
}

async function typeAll(page: Page): Promise<number[]> {
  const box = page.getByRole('combobox', { name: 'Search projects' });
  await box.click();
  await box.evaluate(noteLetters);
  for (const query of queries) {
    for (const letter of query) await press(page, letter === ' ' ? 'Space' : letter);
    for (const _letter of query) await press(page, 'Backspace');
  }
  return page.evaluate(() => (window as unknown as Timed).letterMs);
}

async function measured(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const response = await page.goto(`${address}/projects`, { waitUntil: 'load' });
  const size = (await response?.body())?.length ?? 0;
  const sent = (await response?.request().sizes())?.responseBodySize ?? 0;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const letters = await typeAll(page);
  const times = [p50(letters), p95(letters), Math.max(...letters)].map(duration).join(' / ');
  return [
    { name: 'From a letter to the next frame, p50 / p95 / slowest', text: times },
    { name: 'Letters typed', text: `${letters.length}` },
    { name: 'Size of the page, as sent', text: `${Math.round(sent / 1024)} KiB` },
    { name: 'Size of the page', text: `${(size / 1024 ** 2).toFixed(1)} MiB` },
    { name: 'Elements on the page', text: elements.toLocaleString('en') },
  ];
}

/** Types in the search box over a thousand projects, one letter at a time, in a real browser. */
export async function projectSearch(): Promise<Figure[]> {
  const site = await openSite(1, searchedProjects);
  const browser = await chromium.launch({
    executablePath: await findBrowser(process.execPath),
    args: browserFlags,
  });
  try {
    return await measured(browser, site.address);
  } finally {
    await browser.close();
    await site.stop();
  }
}
