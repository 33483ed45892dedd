import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlined, withoutHeadings } from './headings.ts';

const levelsOf = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, n]) => Number(n));
const article = (levels: number[]) => levels.map((n) => `<h${n} id="s">x</h${n}><p>y</p>`).join('');
const levels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
const tops = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);

describe('headings in order', () => {
  it('puts the highest level at the top, and keeps lower ones below it', () => {
    expect(outlined('<h1>a</h1><h2>b</h2><h1>c</h1>', 2)).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(outlined('<h4 id="a">a</h4><p>b</p>', 2)).toBe('<h2 id="a">a</h2><p>b</p>');
  });

  it('gives a page one h1', () => {
    expect(outlined('<h1>a</h1><h1>b</h1>', 1)).toBe('<h1>a</h1><h2>b</h2>');
  });

  it('never skips a level, whatever was written, and closes what it opens', () => {
    fc.assert(
      fc.property(levels, tops, (written, top) => {
        const html = outlined(article(written), top);
        let last = top - 1;
        for (const level of levelsOf(html)) {
          expect(level).toBeGreaterThanOrEqual(top);
          expect(level).toBeLessThanOrEqual(last + 1);
          last = level;
        }
        expect(html.match(/<h(\d) id="s">x<\/h\1>/g)?.length ?? 0).toBe(written.length);
      }),
    );
  });

  it('turns the headings of a card’s text into paragraphs', () => {
    expect(withoutHeadings('<h2 class="x">a</h2><hr>b')).toBe('<p class="x">a</p><hr>b');
  });
});
