import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlug } from '../../entities/slug.ts';
import { followsTitle, typedSlug, withTitle } from './slug.ts';

describe('Editor slug', () => {
  it('is normalised to lowercase letters, digits and single hyphens, even while it is typed', () => {
    expect(typedSlug('My  Own--SLUG')).toBe('my-own-slug');
    expect(typedSlug('my-')).toBe('my-');
    expect(typedSlug('my--')).toBe('my-');
    expect(typedSlug('-')).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typedSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*-?)?$/);
        expect(toSlug(typedSlug(text))).toBe(toSlug(text));
      }),
    );
  });

  it('follows the title until the user edits it', () => {
    expect(followsTitle({ title: 'A wall', slug: 'a-wall' })).toBe(true);
    expect(followsTitle({ title: 'A wall', slug: '' })).toBe(true);
    expect(followsTitle({ title: 'A wall', slug: 'the-wall' })).toBe(false);
    const post = { title: 'A', slug: 'a' };
    expect(withTitle(post, 'B c', true)).toEqual({ title: 'B c', slug: 'b-c' });
    expect(withTitle(post, 'B c', false)).toEqual({ title: 'B c', slug: 'a' });
  });
});
