import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Resource, samples } from '../../tests/fixtures/samples.ts';
import { collections } from './collections.ts';
import { profileSchema } from './profile.ts';
import { withUnknownFields } from './unknown-fields.ts';

type Raw = Record<string, unknown>;
type Schema = v.GenericSchema<unknown, unknown>;

/** What a file that holds `raw` is to hold once it is saved with its own values. */
const saved = (schema: Schema, raw: Raw) =>
  withUnknownFields(v.parse(schema, raw), schema, raw) as Raw;

const kinds = Object.entries(samples) as [Resource, (typeof samples)[Resource]][];

describe('fields that someone wrote into a file by hand', () => {
  it.each(kinds)('stay at the end of %s, unchanged, and change no other', (name, { whole }) => {
    const schema: Schema = collections[name].schema;
    const unknown = { myNote: { 'x.y': [1, null] }, id: 'a', ['__proto__']: 'own' };
    const before = { ...unknown, ...whole };
    const next = saved(schema, before);
    expect(Object.entries(next).slice(-3)).toEqual(Object.entries(unknown));
    expect(v.parse(schema, next)).toEqual(v.parse(schema, before));
  });

  it.each(kinds)('are all there is to keep in %s', (name, { whole }) => {
    const schema: Schema = collections[name].schema;
    for (const [field, others] of Object.entries(collections[name].schema.spellings)) {
      for (const other of others.filter((one) => !one.includes('.'))) {
        const { [field]: value, ...rest } = whole;
        const next = saved(schema, { ...rest, [other]: value });
        expect(Object.keys(next)).toEqual(Object.keys(v.parse(schema, whole) as Raw));
      }
    }
  });

  it('stay in the objects of an entry', () => {
    const theme = { base_px: 20, own: 1 };
    const post = saved(collections.posts.schema, { title: 'A', theme });
    expect(post.theme).toEqual({
      fontFamily: expect.any(String),
      basePx: 20,
      headingScale: 1.15,
      own: 1,
    });
    const socials = { mastodon: 'https://a.example', extras: { motto: 'On.', pets: ['cat'] } };
    const profile = saved(profileSchema, { socials });
    expect(profile.socials).toMatchObject(socials);
    expect(Object.keys(profile.socials as Raw).at(-1)).toBe('mastodon');
  });

  it('stay beside those that an entry takes out of an object', () => {
    const meta = { color: '#123456', theme: { basePx: 20 }, note: 'mine' };
    const post = saved(collections.posts.schema, { title: 'A', meta });
    expect(post).toMatchObject({ color: '#123456', meta: { note: 'mine' } });
    expect(post.meta).toEqual({ note: 'mine' });
    const { note: _, ...known } = meta;
    expect(saved(collections.posts.schema, { title: 'A', meta: known })).not.toHaveProperty('meta');
  });

  it('are none of the pieces of a month', () => {
    const { schema } = collections.education;
    const names = Object.keys(v.parse(schema, samples.education.whole));
    const apart = { startYear: 2020, start_month: 4, endYear: 2024, end_month: 3 };
    for (const pieces of [apart, { year: 2020, month: 4 }]) {
      const next = saved(schema, { school: 'A', ...pieces });
      expect(next.startYM).toBe('2020-04');
      expect(Object.keys(next)).toEqual(names);
    }
  });
});
