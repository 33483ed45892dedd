const DEEP = 100_000;

/** Bodies that hang or crash a careless parser; none is longer than a post may be. */
export function pathologicalBodies(size = DEEP): Record<string, string> {
  const pairs = Math.floor(size / 2);
  const short = Math.floor(size / 250);
  return {
    quotes: `${'>'.repeat(size)}x`,
    'quotes, spaced': `${'> '.repeat(size)}x`,
    'quotes and lists': '> - '.repeat(size),
    'numbered lists in one line': '1. '.repeat(size),
    'lists in lists': Array.from({ length: short }, (_, n) => `${' '.repeat(n * 2)}- x`).join('\n'),
    brackets: '['.repeat(size),
    images: '!['.repeat(size),
    links: '[a](b '.repeat(pairs),
    references: '[a]: b\n'.repeat(pairs),
    emphasis: '*a '.repeat(size),
    'emphasis in words': '_a'.repeat(size),
    strikes: '~~a'.repeat(size),
    ticks: Array.from({ length: short }, (_, n) => `${'`'.repeat(n)}a`).join(''),
    fences: '```\n'.repeat(size),
    'code in one line': `\`\`\`bash\n${'<<'.repeat(pairs)}`,
    'code in long lines': `\`\`\`bash\n${`${'<<'.repeat(150)}\n`.repeat(short / 4)}`,
    headings: '# a\n'.repeat(size),
    tables: `${'|'.repeat(pairs)}\n${'|-'.repeat(pairs)}`,
    addresses: 'http://'.repeat(size),
    'mail addresses': 'a@'.repeat(size),
    'one word': 'a.'.repeat(size),
    blocks: '<div>'.repeat(size),
    'lists of HTML': '<ul><li>'.repeat(size),
    'closed tags': `${'<b>'.repeat(size)}${'</b>'.repeat(size)}`,
    comments: '<!--'.repeat(size),
    drawings: '<svg>'.repeat(size),
    formulas: '<math><mi>'.repeat(pairs),
    attributes: `<a ${'x=1 '.repeat(size)}>`,
    'smaller than': '<'.repeat(size),
    entities: '&#'.repeat(size),
  };
}

const nested = (open: string, close: string, inside = '') =>
  open.repeat(DEEP) + inside + close.repeat(DEEP);

/** JSON a hundred thousand levels deep, alone and in the place of a field. */
export const deepJson: Record<string, string> = {
  list: nested('[', ']'),
  object: nested('{"a":', '}', '1'),
  'in a text': `{"title":"x","name":"x","body":${nested('[', ']')}}`,
  'in a list': `{"title":"x","name":"x","tags":${nested('[', ']')}}`,
  'list in a text': `{"title":"x","name":"x","techStack":"${nested('[', ']')}"}`,
  'in an object': `{"title":"x","theme":${nested('{"theme":', '}', '1')}}`,
  'in the extras': `{"socials":${nested('{"extras":', '}', '1')}}`,
  'in the id': `{"title":"x","name":"x","id":${nested('[', ']')}}`,
};
