import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const css = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

const familiesOf = (faces: string) =>
  new Set([...faces.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family));

it('every font of the site and its fallback are named in a stack, the font first', async () => {
  const tokens = await css('./tokens.css');
  const families = familiesOf((await css('./fonts.css')) + (await css('./font-fallbacks.css')));
  const bare = [...families].filter((family) => !/ (more|fallback)$/.test(family ?? ''));
  expect(families.size).toBe(bare.length * 3);
  for (const family of bare) {
    expect(tokens).toContain(`"${family}", "${family} more", "${family} fallback"`);
  }
});
