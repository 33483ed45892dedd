import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each folder, and the other folders it may import. */
const mayImport: Record<string, readonly string[]> = {
  'src/entities': [],
  'src/lib': ['src/entities'],
  'src/api': ['src/entities', 'src/lib'],
  'src/stores': ['src/entities', 'src/lib'],
  'src/ui': ['src/entities', 'src/lib'],
  'src/owner': ['src/entities', 'src/lib', 'src/api', 'src/stores'],
  'src/features': ['src/entities', 'src/lib', 'src/api', 'src/stores', 'src/owner', 'src/ui'],
  'src/layouts': ['src/entities', 'src/lib', 'src/ui', 'src/features', 'src/styles', 'src/assets'],
  'src/pages': ['src/entities', 'src/lib', 'src/api', 'src/ui', 'src/features', 'src/layouts'],
  server: ['src/entities', 'src/lib'],
};

/** Packages that a folder may not import, because its code must run where they do not exist. */
const neverImport: Record<string, RegExp> = {
  'src/entities': /^(?!valibot$)/,
  'src/lib': /^(node:|react|nanostores|astro|hono)/,
  'src/api': /^(node:|react|nanostores|astro)/,
  'src/stores': /^(node:|react|astro|hono)/,
  'src/ui': /^(node:|nanostores|hono)/,
  'src/owner': /^(node:|react|astro|hono)/,
  'src/features': /^(node:|hono)/,
};

const importStatement =
  /\bfrom\s+['"]([^'"\n]+)['"];?\s*$|^\s*import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;

type Arrow = { from: string; to: string };

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importStatement)].map(
    ([, named, bare, called]) => named ?? bare ?? called ?? '',
  );
}

const sources = globSync(['src/**/*.{ts,tsx,astro}', 'server/**/*.ts'], { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !file.includes('.test.'));

const arrows: Arrow[] = sources.flatMap((from) =>
  importsOf(from).map((to) => ({
    from,
    to: to.startsWith('.') ? relative(root, normalize(join(root, dirname(from), to))) : to,
  })),
);

const within = (folder: string, file: string) => file.startsWith(`${folder}/`);
const shown = ({ from, to }: Arrow) => `${from} -> ${to}`;

describe('who may import whom', () => {
  it.each(Object.entries(mayImport))('%s imports only from %j and itself', (folder, allowed) => {
    const wrong = arrows
      .filter(({ from, to }) => within(folder, from) && /^(src|server|tests)\//.test(to))
      .filter(({ to }) => ![folder, ...allowed].some((other) => within(other, to)));
    expect(wrong.map(shown)).toEqual([]);
  });

  it('a feature never imports another feature', () => {
    const featureOf = (file: string) => /^src\/features\/([^/]+)/.exec(file)?.[1];
    const wrong = arrows.filter(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one && other && one !== other;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it.each(Object.entries(neverImport))(
    '%s imports no package it must do without',
    (folder, never) => {
      const wrong = arrows.filter(
        ({ from, to }) => within(folder, from) && !/^(src|server)\//.test(to) && never.test(to),
      );
      expect(wrong.map(shown)).toEqual([]);
    },
  );

  it('finds the imports it checks', () => {
    expect(arrows.length).toBeGreaterThan(200);
  });
});
