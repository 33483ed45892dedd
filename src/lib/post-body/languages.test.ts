import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { codeLanguages } from './languages.ts';

const source =
  'if (a) { return "b" } # c\n// d\n<p class="e">\n- 1\n+ 2\nselect 1 from x;\n.a { color: red }';

it.each([...codeLanguages])('code in %s is coloured', (language) => {
  expect(highlight({ source, language })).toContain('<span class=');
});

it.each([
  ['Python', 'python'],
  ['JavaScript', 'javascript'],
  ['C#', 'csharp'],
  ['YML', 'yaml'],
  ['jsx', 'tsx'],
  ['jsonc', 'json'],
])('code in %s has the colours of %s', (written, language) => {
  const html = highlight({ source, language: written });
  expect(html).toContain('<span class=');
  expect(html).toBe(highlight({ source, language }));
});
