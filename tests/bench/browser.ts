import { readPages } from '../budgets/read-pages.ts';
import { type Aim, duration, type Figure, under, whole } from './figure.ts';
import { audit, findLighthouse, type Report, type Tools } from './lighthouse.ts';
import { bareNode, startNodePeer } from './load/node-peers.ts';
import { preparePageOfOneLine } from './load/prepared-page.ts';
import type { Column, Section } from './report.ts';
import type { Site } from './site.ts';
import { p50 } from './statistics.ts';

const ROUNDS = 3;

type Measured = {
  head: string;
  audit: string;
  text: (value: number) => string;
  aim: (value: number) => Aim;
};

const measured: Measured[] = [
  {
    head: 'LCP',
    audit: 'largest-contentful-paint',
    text: duration,
    aim: (value) => under(1_200, value),
  },
  { head: 'TBT', audit: 'total-blocking-time', text: duration, aim: (value) => under(50, value) },
  {
    head: 'CLS',
    audit: 'cumulative-layout-shift',
    text: (value) => value.toFixed(4),
    aim: (value) => ({ text: '0 to three decimals', met: value < 0.0005 }),
  },
];

/** A page of the table; only those of the site have aims. */
type Audited = { name: string; url: string; aimed: boolean; reports: Report[] };

/**
 * Audits the pages in turn, so that other work of the machine does not hit one page alone. The
 * first audit is not counted, because the first start of the browser reads it from the disk.
 */
async function auditAll(tools: Tools, address: string, empty: string): Promise<Audited[]> {
  const site = readPages.map(
    (path): Audited => ({ name: `\`${path}\``, url: address + path, aimed: true, reports: [] }),
  );
  const beside = 'a page of one line, without styles and scripts';
  const pages: Audited[] = [...site, { name: beside, url: empty, aimed: false, reports: [] }];
  await audit(tools, address);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, reports } of pages) {
      const report = await audit(tools, url);
      if (report) reports.push(report);
    }
  }
  return pages;
}

const unmeasured = 'not measured';

const titles = ({ categories }: Report) =>
  Object.values(categories).map(({ title }) => title.toLowerCase());

/** Each category’s middle score, in percent. */
function scoresOf({ name, aimed, reports }: Audited): Figure {
  const all = reports.map(({ categories }) => Object.values(categories));
  const [first] = all;
  if (!first) return { name, text: unmeasured };
  const middle = first.map((_, at) =>
    Math.round(p50(all.flatMap((scores) => scores[at]?.score ?? [])) * 100),
  );
  const aim: Aim = { text: '100 each', met: middle.every((score) => score === 100) };
  return { name, text: middle.join(' / '), ...(aimed && { aim }) };
}

const figureOf =
  ({ audit, text, aim }: Measured) =>
  ({ name, aimed, reports }: Audited): Figure => {
    const values = reports.flatMap(({ audits }) => audits[audit]?.numericValue ?? []);
    if (values.length === 0) return { name, text: unmeasured };
    const value = p50(values);
    return { name, text: text(value), value, ...(aimed && { aim: aim(value) }) };
  };

const columnsOf = (audited: readonly Audited[], first: Report): Column[] => [
  { head: titles(first).join(' / '), figures: audited.map(scoresOf) },
  ...measured.map((one) => ({ head: one.head, figures: audited.map(figureOf(one)) })),
];

const title = 'Browser';
const how = `Lighthouse, mobile preset with its simulated slow network and processor: the middle of ${ROUNDS} runs, the pages in turn.`;

const without = (text: string): Section => ({
  title,
  how,
  columns: [{ head: 'measured', figures: [{ name: 'Not measured', text }] }],
});

const missing = 'Lighthouse is not installed (`npm install --no-save lighthouse chrome-launcher`)';

/** Runs Lighthouse's mobile preset on each page of the sample that visitors read. */
export async function browser({ address }: Site): Promise<Section> {
  const tools = await findLighthouse();
  if (!tools) return without(missing);
  const peer = await startNodePeer(bareNode, await preparePageOfOneLine());
  const audited = await auditAll(tools, address, peer.plain).finally(() => peer.stop());
  const reports = audited.flatMap((page) => page.reports);
  const [first] = reports;
  if (!first) return without('no page could be audited');
  const index = p50(reports.map(({ environment }) => environment.benchmarkIndex));
  const speed = `The machine’s speed by its own measure, the benchmark index: ${whole(index)}.`;
  return { title, how: `${how} ${speed}`, columns: columnsOf(audited, first) };
}
