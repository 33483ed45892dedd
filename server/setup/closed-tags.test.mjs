import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closedTags } from './closed-tags.mjs';

const { filter, handler } = closedTags.transform;
const astro = join(createRequire(import.meta.url).resolve('astro/package.json'), '..');
const file = join(astro, 'dist/runtime/server/render/util.js');

it('the attributes of rendered pages hold no tag, and say the same', async () => {
  expect(file).toMatch(filter.id);
  const code = handler(await readFile(file, 'utf8'));
  const [source = ''] = /const toAttributeString = [\s\S]*?\n};/.exec(code) ?? [];
  const written = new Function(
    `const AMPERSAND_REGEX = /&/g, DOUBLE_QUOTE_REGEX = /"/g; ${source} return toAttributeString;`,
  )();
  expect(['</head>', 'a & "b"', '&lt;', 'plain'].map((text) => written(text))).toEqual([
    '&lt;/head>',
    'a &amp; &quot;b&quot;',
    '&amp;lt;',
    'plain',
  ]);
});

it('a build with another way of writing attributes fails', () => {
  expect(() => handler('const toAttributeString = String;')).toThrow('closed-tags.mjs');
});
