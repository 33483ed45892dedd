import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const lines = (...all: string[]) => all.join('\n');
const longest = `// ${'x'.repeat(297)}`;
const long = `${longest}x`;

describe('colours of code', () => {
  it('are left out of a line of more than 300 characters, and of no other', () => {
    const html = highlight({ source: lines('let a;', long, 'let b;'), language: 'ts' });
    const [first, second, third] = html.split('\n');
    expect([first, third]).toEqual([
      '<span class="k">let</span> a;',
      '<span class="k">let</span> b;',
    ]);
    expect(second).toBe(long);
    expect(highlight({ source: longest, language: 'ts' })).toContain('class="c"');
  });
});
