import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../server/setup/paths.mjs';
import { type RunningServer, sampleContent, startServer } from '../fixtures/running-server.ts';
import { aims, chunkBudgets, otherChunk, pageBudgets, scriptCounts } from './budgets.ts';
import { readPages } from './read-pages.ts';
import { type PageWeight, weighPages } from './weigh-pages.ts';

const build = join(buildFolder, 'client/_astro');

/** What each file or kind weighs and may weigh, for those over their limit. */
const tooHeavy = (weights: Record<string, number>, mayWeigh: (name: string) => number) =>
  Object.entries(weights)
    .filter(([name, bytes]) => bytes > mayWeigh(name))
    .map(([name, bytes]) => `${name}: ${bytes} bytes, may have ${mayWeigh(name)}`);

describe('the weight of each page as a visitor', () => {
  let server: RunningServer;
  const weights = new Map<string, PageWeight>();
  beforeAll(async () => {
    server = await startServer({ content: sampleContent });
    for (const weight of await weighPages(server.address, readPages)) {
      weights.set(weight.path, weight);
    }
  });
  afterAll(() => server?.stop());

  it.each(readPages)('%s stays within its budget', (path) => {
    const { path: _, images: __, scripts: ___, ...parts } = weights.get(path) as PageWeight;
    expect(Math.min(parts.html, parts.css, parts.js, parts.fonts)).toBeGreaterThan(1000);
    expect(tooHeavy(parts, (name) => pageBudgets[path][name as keyof typeof parts])).toEqual([]);
  });

  it.each(readPages)('%s requests exactly as many script files as its budget says', (path) => {
    expect(weights.get(path)?.scripts).toBe(scriptCounts[path]);
  });

  it('counts italics and the monospaced face when a page has such words', () => {
    const fonts = (path: string) => weights.get(path)?.fonts ?? 0;
    expect(fonts('/about')).toBeGreaterThan(fonts('/contact'));
    expect(fonts('/projects')).toBeGreaterThan(fonts('/about'));
  });

  it.each(readPages)('the budget of %s is within its aim', (path) => {
    const { js, css, total } = pageBudgets[path];
    expect(js).toBeLessThanOrEqual(aims.js(path));
    expect(css).toBeLessThanOrEqual(aims.css);
    expect(total).toBeLessThanOrEqual(aims.total);
  });
});

describe('the weight of what loads on demand', () => {
  const files = globSync('*.js', { cwd: build });
  const weights = Object.fromEntries(
    files.map((file) => [file, brotliCompressSync(readFileSync(`${build}/${file}`)).length]),
  );
  const nameOf = (file: string) => basename(file).split('.')[0] as string;

  it('stays within its budget, file by file', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(tooHeavy(weights, (file) => chunkBudgets[nameOf(file)] ?? otherChunk)).toEqual([]);
  });

  it('has no budget for a file that no longer exists', () => {
    const names = files.map(nameOf);
    expect(Object.keys(chunkBudgets).filter((name) => !names.includes(name))).toEqual([]);
  });
});
