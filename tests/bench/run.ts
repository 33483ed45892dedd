import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measure } from './figure.ts';
import { measureLongPost } from './long-post/measure.ts';
import { hugoVersion, machine, packageVersion } from './machine.ts';
import { astroBuild, astroRebuild } from './measure/astro-build.ts';
import { firstRender } from './measure/first-render.ts';
import { hugoBuild } from './measure/hugo-build.ts';
import { memory } from './measure/memory.ts';
import { saveHome } from './measure/save-home.ts';
import { savePost } from './measure/save-post.ts';
import { notes } from './notes.ts';
import { type Options, readOptions } from './options.ts';
import { projectSearch, searchedProjects } from './project-search.ts';
import { ratios } from './ratios.ts';
import { type Column, markdown } from './report.ts';
import { openSite } from './site.ts';
import { root } from './workspace.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Measures one size, one thing after another, on a server of its own. */
async function column(posts: number, measures: readonly Measure[]): Promise<Column> {
  say(`${posts.toLocaleString('en')} posts`);
  const site = await openSite(posts);
  const figures: Column['figures'] = [];
  for (const measure of measures) {
    const found = await measure(site);
    for (const { name, text } of found) say(`  ${name}: ${text}`);
    figures.push(...found);
  }
  await site.stop();
  return { posts, figures: [...figures, ...ratios(figures)] };
}

/** Reading is measured on a small site: it does not depend on how many posts there are. */
async function reading(): Promise<string> {
  say('A long post');
  const site = await openSite(3);
  const text = await measureLongPost(site);
  await site.stop();
  return text;
}

async function bench({ sizes, rounds, peers }: Options): Promise<void> {
  const hugo = peers ? await hugoVersion() : null;
  const measures = [firstRender, savePost(rounds), saveHome(rounds), memory];
  if (peers) measures.push(astroBuild, astroRebuild);
  if (hugo) measures.push(hugoBuild);
  const columns: Column[] = [];
  for (const size of sizes) columns.push(await column(size, measures));
  say('The search box of the projects');
  const found = await projectSearch();
  for (const { name, text } of found) say(`  ${name}: ${text}`);
  const count = searchedProjects.toLocaleString('en');
  const table = markdown({
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    tools: [`Astro ${packageVersion('astro')}`, hugo ? `Hugo ${hugo}` : 'Hugo: not installed'],
    columns,
    apart: { title: `The search box over ${count} projects, in a browser`, figures: found },
    notes: notes(rounds),
  });
  const text = `${table}\n${await reading()}`;
  await writeFile(join(root, 'tests/bench/results.md'), text);
  process.stdout.write(`\n${text}`);
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
