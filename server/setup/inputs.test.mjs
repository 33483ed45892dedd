import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOfSources, pageSources, serverSources } from './inputs.mjs';

let folder;
let before;
const put = (name, content = name) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  put('src/pages/index.astro');
  put('public/robots.txt');
  put('astro.config.mjs');
  put('server/site/adapter.mjs');
  before = idOfSources(pageSources, folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  'src/pages/index.astro',
  'public/robots.txt',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'server/site/adapter.mjs',
  'server/site/renderer-entry.ts',
])('changes with %s', (name) => {
  put(name, 'changed');
  expect(idOfSources(pageSources, folder)).not.toBe(before);
});

it.each([
  'src/lib/slug.test.ts',
  'src/ui/dialog.test.tsx',
  'server/main.mjs',
  'server/site/publisher.ts',
  'content/home.json',
  'README.md',
])('stays the same with %s', (name) => {
  put(name);
  expect(idOfSources(pageSources, folder)).toBe(before);
});

it('tells the server that is built by its own sources', () => {
  const server = () => idOfSources(serverSources, folder);
  const first = server();
  put('src/pages/about.astro');
  put('server/site/publisher.test.ts');
  expect(server()).toBe(first);
  put('server/site/publisher.ts');
  expect(server()).not.toBe(first);
});

it('changes when a file is renamed or removed', () => {
  rmSync(join(folder, 'public/robots.txt'));
  const without = idOfSources(pageSources, folder);
  put('public/humans.txt', 'public/robots.txt');
  expect(new Set([before, without, idOfSources(pageSources, folder)]).size).toBe(3);
});

it('is a short name', () => {
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

it('does not depend on dates', () => {
  utimesSync(join(folder, 'astro.config.mjs'), 1, 1);
  expect(idOfSources(pageSources, folder)).toBe(before);
});
