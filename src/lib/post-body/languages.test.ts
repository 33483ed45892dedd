import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { codeLanguages } from './languages.ts';

it.each([...codeLanguages])('code in %s is coloured', (language) => {
  const source =
    'if (a) { return "b" } # c\n// d\n<p class="e">\n- 1\n+ 2\nselect 1 from x;\n.a { color: red }';
  expect(highlight({ source, language })).toContain('<span class=');
});
