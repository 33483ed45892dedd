import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { toSlug } from './slug.ts';

type Raw = Record<string, unknown>;

describe('post', () => {
  const parse = (raw: Raw) => v.parse(collections.posts.schema, raw);

  it('becomes Untitled when its title is empty', () => {
    expect(parse({ title: ' ' }).title).toBe('Untitled');
  });

  it('takes a status in other letter case; an unknown one gets a message with the choices', () => {
    expect(parse({ status: 'Draft' }).status).toBe('draft');
    expect(parse({ status: null }).status).toBe('published');
    expect(() => parse({ status: 'archived' })).toThrow(
      'Please choose a status: published, draft.',
    );
  });

  it('reads its colour and theme from meta, and falls back to the defaults', () => {
    expect(parse({ meta: { color: '#ABC', theme: { base_px: 18 } } })).toMatchObject({
      color: '#abc',
      theme: { fontFamily: 'Inter', basePx: 18, headingScale: 1.15 },
    });
    expect(parse({ color: 'red' }).color).toBe('#6366f1');
  });

  it('reads its body from content, bodyHtml, body_html, html, markdown or text, and otherwise from the excerpt', () => {
    for (const name of [
      'content',
      'bodyHtml',
      'body_html',
      'html',
      'markdown',
      'text',
      'excerpt',
    ]) {
      expect(parse({ [name]: 'words' }).body).toBe('words');
    }
  });

  it('normalises its slug to lowercase letters, digits and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(toSlug(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(toSlug(toSlug(title))).toBe(toSlug(title));
      }),
    );
    expect(toSlug('Énergie & Co. — 2026!')).toBe('energie-co-2026');
    expect(toSlug('Die Straße nach Łódź, Ærø und İzmir')).toBe(
      'die-strasse-nach-lodz-aero-und-izmir',
    );
  });
});
