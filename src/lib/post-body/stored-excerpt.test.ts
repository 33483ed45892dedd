import { describe, expect, it } from 'vitest';
import { bodyExcerpt } from '../post-editing/excerpt.ts';
import { storedExcerpt } from './stored-excerpt.ts';

describe('Excerpt is the plain text of the body', () => {
  it.each([
    'Map<string, Wall> is what <iframe> is not',
    'a < b and c > d',
    'In HTML, &amp; is an ampersand',
  ])('%s: shown as the editor stores it, because text is no markup', (words) => {
    const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const stored = bodyExcerpt(`<p>${escaped}</p>`);
    expect(storedExcerpt(stored)).toBe(words);
  });

  it('without the tags of an excerpt that is HTML altogether', () => {
    expect(storedExcerpt(' <p class="lead">One <b>two</b> &amp; three</p>\n')).toBe(
      'One two & three',
    );
  });

  it('on one line', () => {
    expect(storedExcerpt('One\n  two ')).toBe('One two');
  });
});
