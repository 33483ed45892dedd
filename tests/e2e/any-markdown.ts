import fc from 'fast-check';

/* Markdown as people write it, with whatever an item or a quote may begin with. */

type Text = fc.Arbitrary<string>;

const plain = fc.constantFrom(
  'wall',
  'a_b_c',
  '2*3',
  'a < b',
  'x &nbsp; y',
  '**bold**',
  '*it*',
  '~~old~~',
);
const rare = fc.constantFrom(
  '[`useState`](https://a.example/x)',
  '**`bold code`**',
  '[*it* and **b**](/about "1.10")',
  '![2026](/uploads/where-is-zero.webp "007")',
  '<ins>new</ins> H<sub>2</sub>O <kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd>',
  'line  \nbroken',
  'https://bare.example/x_y',
  '[ref][1]',
);
const line: Text = fc
  .array(fc.oneof(plain, rare), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' '));

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const list = (item: Text, marker: fc.Arbitrary<string>): Text =>
  fc
    .tuple(fc.array(item, { minLength: 1, maxLength: 3 }), marker, fc.constantFrom('\n', '\n\n'))
    .map(([items, mark, between]) =>
      items.map((one) => mark + indented(one, ' '.repeat(mark.length))).join(between),
    );

const simple: Text = fc.oneof(
  { weight: 3, arbitrary: line },
  line.map((words) => `### ${words.replaceAll('\n', ' ')}`),
  fc.constantFrom('```bash\nnpm i\n```', '~~~\na\n\n b\n~~~', '    indented\n', '***'),
  fc.constantFrom(
    '![Alone](/uploads/where-is-zero.webp "A title")',
    '[![Alt](/uploads/where-is-zero.webp)](/about)',
  ),
  fc.constantFrom('<img src="/uploads/where-is-zero.webp" alt="loose">', '<!-- note -->'),
  fc.constantFrom('| a | b |\n|:--|--:|\n| `x` | **y** |', '- [ ] to do\n- [x] done'),
);

const block = (depth: number): Text => {
  if (depth === 0) return simple;
  const inner = fc
    .array(block(depth - 1), { minLength: 1, maxLength: 2 })
    .map((blocks) => blocks.join('\n\n'));
  return fc.oneof(
    { weight: 2, arbitrary: simple },
    list(inner, fc.constantFrom('- ', '* ', '1. ', '7. ')),
    inner.map((text) => `> ${indented(text, '> ')}`),
  );
};

/** The blocks of a text in Markdown. */
export const anyMarkdown = (blocks: number): fc.Arbitrary<string[]> =>
  fc.array(block(2), { minLength: blocks, maxLength: blocks });
