import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildId } from './inputs.mjs';

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
  before = buildId(folder);
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
  expect(buildId(folder)).not.toBe(before);
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
  expect(buildId(folder)).toBe(before);
});

it('changes when a file is renamed or removed', () => {
  rmSync(join(folder, 'public/robots.txt'));
  const without = buildId(folder);
  put('public/humans.txt', 'public/robots.txt');
  expect(new Set([before, without, buildId(folder)]).size).toBe(3);
});

it('is a short name', () => {
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

it('does not depend on dates', () => {
  utimesSync(join(folder, 'astro.config.mjs'), 1, 1);
  expect(buildId(folder)).toBe(before);
});
