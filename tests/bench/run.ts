import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.ts';
import { everyKind } from './every-kind.ts';
import type { Figure } from './figure.ts';
import { measureLongPost } from './long-post/measure.ts';
import { machine, packageVersion } from './machine.ts';
import { warmStart } from './measure/start.ts';
import { notes } from './notes.ts';
import { isWhole, type Options, readOptions } from './options.ts';
import { atRest } from './processor.ts';
import { projectSearch, searchedProjects } from './project-search.ts';
import { ratios } from './ratios.ts';
import { type Column, markdown, type Section } from './report.ts';
import { type Row, rows } from './rows.ts';
import { openSample, openSite, type Site, settled } from './site.ts';
import { type Program, versionOf } from './tools.ts';
import { weight } from './weight.ts';
import { root } from './workspace.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function tell(figures: readonly Figure[]): void {
  for (const { name, text } of figures) say(`  ${name}: ${text}`);
}

async function measured({ title, measures }: Row, site: Site): Promise<Figure[]> {
  say(` ${title}`);
  const found: Figure[] = [];
  for (const measure of measures) {
    const figures = await measure(site);
    tell(figures);
    found.push(...figures);
  }
  return found;
}

/**
 * Measures one size, one thing after another, each on its own server; returns a column for each.
 */
async function onSize(posts: number, asked: readonly Row[]): Promise<Map<Row, Column>> {
  const head = `${posts.toLocaleString('en')} posts`;
  say(head);
  const site = await openSite(posts);
  const columns = new Map<Row, Column>();
  for (const row of asked) {
    if (row.key !== 'render') {
      await settled(site.address, 50);
      await atRest(site.pid);
    }
    columns.set(row, { head, figures: await measured(row, site) });
  }
  await site.stop();
  return columns;
}

const SAMPLE_START_MS = 500;

/** Measures only the start on the sample, because its posts are few and their pages larger. */
async function sampleStart(): Promise<Column> {
  say('The sample content');
  const site = await openSample();
  const figures = await warmStart(SAMPLE_START_MS)(site);
  tell(figures);
  await site.stop();
  return { head: 'the sample’s 14 posts', figures };
}

/** Measures reading on a small site, because it does not depend on the number of posts. */
async function reading(): Promise<string> {
  say('A long post');
  const site = await openSite(3);
  const text = await measureLongPost(site);
  await site.stop();
  return text;
}

async function search(): Promise<Section> {
  say('The search box of the projects');
  const figures = await projectSearch();
  tell(figures);
  const title = `The search box over ${searchedProjects.toLocaleString('en')} projects`;
  return { title, how: 'In a browser.', columns: [{ head: 'measured', figures }] };
}

async function kinds({ rounds }: Options): Promise<Section> {
  say('A save of every kind of entry');
  const section = await everyKind(rounds);
  for (const { figures } of section.columns) tell(figures);
  return section;
}

/** Measures pages with the sample content. */
async function onSample(measure: (site: Site) => Promise<Section>): Promise<Section> {
  say(measure.name);
  const site = await openSample();
  await settled(site.address, 50);
  const section = await measure(site);
  await site.stop();
  return section;
}

const programs: Program[] = ['hugo', 'nginx', 'wrk'];

type Versions = Record<Program, string | null>;

async function findPrograms(): Promise<Versions> {
  const found = programs.map(async (name) => [name, await versionOf(name)] as const);
  return Object.fromEntries(await Promise.all(found)) as Versions;
}

/** A row's columns, one for each size measured; for starts, the sample comes first. */
async function sectionOf(row: Row, bySize: readonly Map<Row, Column>[]): Promise<Section> {
  const columns = bySize.flatMap((column) => column.get(row) ?? []);
  const { title, how } = row;
  return { title, how, columns: row.key === 'start' ? [await sampleStart(), ...columns] : columns };
}

/** The ratios at one size; only the largest size has aims. */
function comparedAt(columns: readonly Column[], largest: boolean): Column {
  const figures = ratios(columns.flatMap((column) => column.figures));
  const shown = largest ? figures : figures.map(({ aim: _aim, ...figure }) => figure);
  return { head: columns[0]?.head ?? '', figures: shown };
}

/** Writes the results only after a whole run. */
async function keep(text: string, options: Options): Promise<void> {
  const results = 'tests/bench/results.md';
  if (isWhole(options)) await writeFile(join(root, results), text);
  else say(`Not the whole run: ${results} was left as it is.`);
}

async function bench(options: Options): Promise<void> {
  const [load = 0] = loadavg();
  const { sizes, only } = options;
  const versions = await findPrograms();
  const asked = rows(options, versions).filter(({ key }) => only.includes(key));
  const bySize: Map<Row, Column>[] = [];
  for (const size of asked.length > 0 ? sizes : []) {
    const here = asked.filter(({ at }) => at === 'every' || size === Math.max(...sizes));
    bySize.push(await onSize(size, here));
  }
  const sections: Section[] = [];
  for (const row of asked) sections.push(await sectionOf(row, bySize));
  if (only.includes('weight')) sections.push(await onSample(weight));
  if (only.includes('browser')) sections.push(await onSample(browser));
  if (only.includes('kinds')) sections.push(await kinds(options));
  if (only.includes('search')) sections.push(await search());
  const told = programs.map((name) => `${name} ${versions[name] ?? 'is not installed: left out'}`);
  const tables = markdown({
    date: new Date().toISOString().slice(0, 10),
    machine: `${machine()}; load ${load.toFixed(1)} when it was begun`,
    tools: [`Astro ${packageVersion('astro')}`, ...told],
    ratios: bySize.map((columns, at) =>
      comparedAt([...columns.values()], sizes[at] === Math.max(...sizes)),
    ),
    sections,
    notes,
  });
  const text = only.includes('reading') ? `${tables}\n${await reading()}` : tables;
  process.stdout.write(`\n${text}`);
  await keep(text, options);
}

function options(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    say((error as Error).message);
    return process.exit(2);
  }
}

await bench(options());
process.exit(0);
