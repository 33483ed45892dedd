import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../server/setup/browser.mjs';
import { browserFlags } from '../browser-flags.ts';
import { root } from './workspace.ts';

type Audit = { numericValue?: number };
type Category = { title: string; score: number | null };
/** What Lighthouse found out about a page. */
export type Report = {
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;
type Launched = { port: number; kill: () => Promise<void> | void };
export type Tools = { lighthouse: Lighthouse; launch: (options: object) => Promise<Launched> };

/** How often a page is audited before it stays without a report. */
const TRIES = 3;

/** Loads Lighthouse where it is installed beside the project; it is not a dependency. */
export async function findLighthouse(): Promise<Tools | null> {
  const require = createRequire(join(root, 'package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  try {
    const [{ default: lighthouse }, { launch }] = [
      await load('lighthouse'),
      await load('chrome-launcher'),
    ];
    return { lighthouse, launch };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const scoresOf = ({ categories }: Report) => Object.values(categories).map(({ score }) => score);

async function auditOnce({ lighthouse, launch }: Tools, url: string): Promise<Report> {
  const browser = await launch({
    chromePath: await findBrowser(process.execPath),
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    const flags = { port: browser.port, output: 'json', logLevel: 'error' };
    return (await lighthouse(url, flags)).lhr;
  } finally {
    await browser.kill();
  }
}

/**
 * Lighthouse's mobile preset on a page, in a browser of its own; null when it could not score all
 * of it, in several tries: a browser that is late makes it give up.
 */
export async function audit(tools: Tools, url: string): Promise<Report | null> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const report = await auditOnce(tools, url);
    if (scoresOf(report).every((score) => score !== null)) return report;
  }
  return null;
}
