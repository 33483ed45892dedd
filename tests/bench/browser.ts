import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../server/setup/browser.mjs';
import { type ReadPage, readPages } from '../budgets/read-pages.ts';
import { duration } from './figure.ts';
import type { Column, Section } from './report.ts';
import type { Site } from './site.ts';
import { p50 } from './statistics.ts';
import { root } from './workspace.ts';

type Audit = { numericValue?: number };
type Category = { title: string; score: number };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;
type Launched = { port: number; kill: () => Promise<void> | void };
type Tools = { lighthouse: Lighthouse; launch: (options: object) => Promise<Launched> };

const ROUNDS = 3;
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Loads Lighthouse where it is installed beside the project; it is not a dependency. */
async function find(): Promise<Tools | null> {
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

async function audit({ lighthouse, launch }: Tools, url: string): Promise<Report> {
  const browser = await launch({
    chromePath: await findBrowser(process.execPath),
    chromeFlags: flags,
  });
  const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' });
  await browser.kill();
  return lhr;
}

const scores = ({ categories }: Report) =>
  Object.values(categories).map(({ score }) => Math.round(score * 100));

const bestOf = (runs: readonly Report[]) =>
  runs
    .map(scores)
    .sort((a, b) => (b[0] ?? 0) - (a[0] ?? 0))[0]
    ?.join(' / ') ?? '';

const times: [head: string, audit: string, text: (value: number) => string][] = [
  ['LCP', 'largest-contentful-paint', duration],
  ['TBT', 'total-blocking-time', duration],
  ['CLS', 'cumulative-layout-shift', (value) => value.toFixed(4)],
];

/**
 * Audits the pages in turn, so that other work of the machine does not hit one page alone. The
 * first audit is not counted, because the first start of the browser reads it from the disk.
 */
async function auditAll(tools: Tools, address: string): Promise<[ReadPage, Report[]][]> {
  const found = readPages.map((path): [ReadPage, Report[]] => [path, []]);
  await audit(tools, address);
  for (let round = 0; round < ROUNDS; round++)
    for (const [path, reports] of found) reports.push(await audit(tools, address + path));
  return found;
}

const titles = ({ categories }: Report) =>
  Object.values(categories).map(({ title }) => title.toLowerCase());

async function columnsOf(tools: Tools, address: string): Promise<Column[]> {
  const audited = await auditAll(tools, address);
  const [first] = audited.flatMap(([, reports]) => reports);
  const best = `the best run’s ${first ? titles(first).join(' / ') : ''}`;
  const columns = [best, ...times.map(([head]) => head)].map(
    (head): Column => ({ head, figures: [] }),
  );
  for (const [path, reports] of audited) {
    const cells = times.map(([, name, text]) =>
      text(p50(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))),
    );
    const name = `\`${path}\``;
    for (const [at, text] of [bestOf(reports), ...cells].entries())
      columns[at]?.figures.push({ name, text });
  }
  return columns;
}

/** Runs Lighthouse's mobile preset on each page of the sample that visitors read. */
export async function browser({ address }: Site): Promise<Section> {
  const tools = await find();
  const missing =
    'Lighthouse is not installed (`npm install --no-save lighthouse chrome-launcher`)';
  const columns = tools
    ? await columnsOf(tools, address)
    : [{ head: 'measured', figures: [{ name: 'Not measured', text: missing }] }];
  const how = `Lighthouse, mobile preset with its simulated slow network and processor: scores, and the middle of ${ROUNDS} runs, the pages in turn.`;
  return { title: 'Browser', how, columns };
}
