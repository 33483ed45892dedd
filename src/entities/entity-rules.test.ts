import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { messagesByField } from './entity.ts';
import { homeSchema } from './home.ts';
import { profileSchema } from './profile.ts';

type Raw = Record<string, unknown>;

describe('highlight', () => {
  it('has a light-bulb emoji for its icon by default', () => {
    const icon = (raw: Raw) => v.parse(collections.highlights.schema, raw).icon;
    expect([{}, { icon: null }, { icon: ' ' }].map(icon)).toEqual(['💡', '💡', '💡']);
    expect(icon({ icon: '🧱' })).toBe('🧱');
  });
});

describe('home', () => {
  it('takes html, welcome_html and welcomeHtml, all carrying the same text', () => {
    for (const name of ['html', 'welcome_html', 'welcomeHtml']) {
      expect(v.parse(homeSchema, { [name]: '<p>a</p>' })).toEqual({ welcomeHtml: '<p>a</p>' });
    }
  });
});

describe('a moment', () => {
  const isTaken = (publishedAt: string | number) =>
    v.safeParse(collections.posts.schema, { title: 'A', publishedAt }).success;

  it.each(['2026-11-20', '0001-01-01', '9999-12-31T23:59:59.999Z', 0])('may be %s', (text) => {
    expect(isTaken(text)).toBe(true);
  });

  const refused = ['-000001-01-01T00:00:00Z', '10000-01-01', '+010000-01-01T00:00:00Z'];

  it.each([...refused, 'soon', 1e20, `2026-11-20${' '.repeat(100)}`])('is not %s', (text) => {
    expect(isTaken(text)).toBe(false);
  });
});

describe('a list', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, at) => `entry ${at}`);
  const lists = [
    ['posts', 'tags', {}],
    ['projects', 'techStack', { name: 'a' }],
    ['certificates', 'skills', { title: 'a', issuer: 'b', type: 'c', date: '2024-05' }],
  ] as const;

  it.each(lists)('of %s, %s, is kept whole, or refused: nothing is cut', (name, field, rest) => {
    const parse = (count: number) =>
      v.safeParse(collections[name].schema, { ...rest, [field]: entries(count) });
    expect(parse(100).output).toMatchObject({ [field]: entries(100) });
    const refused = messagesByField(parse(101).issues ?? []);
    expect(refused[field]).toBe('A list may have at most 100 entries.');
  });

  it('of languages is refused beyond 100 too', () => {
    const parse = (count: number) => {
      const languages = entries(count).map((name) => ({ name, level: 'Native' }));
      return v.safeParse(profileSchema, { socials: { extras: { languages } } });
    };
    expect(parse(100).success).toBe(true);
    expect(Object.values(messagesByField(parse(101).issues ?? []))).toEqual([
      'A list may have at most 100 entries.',
    ]);
  });
});
