import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { messagesByField, patched } from './entity.ts';
import type { Spellings } from './spelling.ts';

type Raw = Record<string, unknown>;

const month = fc
  .record({ year: fc.integer({ min: 1970, max: 2036 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((at) => `${at.year}-${String(at.month).padStart(2, '0')}`);
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
const list = fc.uniqueArray(
  words.filter((word) => !/[,;|[]/.test(word)),
  { maxLength: 6 },
);
const address = fc.webUrl({ validSchemes: ['https'] });
const sortOrder = fc.integer({ min: 0, max: 99 });

const samples: Record<string, fc.Arbitrary<Raw>> = {
  skills: fc.record({ name: words, category: words, level: words, sortOrder }),
  highlights: fc.record({
    icon: fc.constant('💡'),
    titleHtml: words,
    bodyHtml: words,
    url: address,
    sortOrder,
    published: fc.boolean(),
  }),
  gallery: fc.record({
    title: words,
    description: words,
    imageUrl: address,
    tags: list,
    sortOrder,
    published: fc.boolean(),
  }),
  projects: fc
    .record({
      name: words,
      summary: words,
      techStack: list,
      images: fc.uniqueArray(
        address.filter((url) => !url.includes(',')),
        { maxLength: 3 },
      ),
      featured: fc.boolean(),
      sortOrder,
      client: words,
      startDate: month,
      endDate: month,
      status: fc.constantFrom('Planned', 'In Progress', 'Completed', 'On Hold'),
      links: fc.record({ url: address }),
      createdAt: moment,
      updatedAt: moment,
    })
    .map((p) => (p.endDate < p.startDate ? { ...p, endDate: p.startDate } : p)),
  posts: fc.record({
    slug: words,
    title: words,
    body: words,
    tags: list,
    color: fc.constantFrom('#6366f1', '#fff'),
    theme: fc.record({
      fontFamily: words,
      basePx: fc.integer({ min: 12, max: 22 }),
      headingScale: fc.constantFrom(1, 1.15, 2),
    }),
    coverImageUrl: address,
    excerpt: words,
    status: fc.constantFrom('published', 'draft'),
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
  }),
  experience: fc
    .record({
      company: words,
      role: words,
      project: words,
      location: words,
      startDate: month,
      endDate: fc.option(month),
      descriptionHtml: words,
      tools: list,
    })
    .map((e) => (e.endDate && e.endDate < e.startDate ? { ...e, endDate: e.startDate } : e)),
  education: fc
    .record({
      school: words,
      level: words,
      degree: words,
      field: words,
      startYM: month,
      endYM: month,
      gpa: fc.constantFrom(3.5, 4, null),
      thesis: words,
      description: words,
      details: words,
      createdAt: moment,
      updatedAt: moment,
    })
    .map((e) => (e.endYM < e.startYM ? { ...e, endYM: e.startYM } : e)),
  certificates: fc.record({
    title: words,
    issuer: words,
    type: words,
    dateMonth: month,
    description: words,
    imageUrl: address,
    skills: list,
    credentialId: words,
    credentialUrl: address,
    createdAt: moment,
    updatedAt: moment,
  }),
  messages: fc.record({ name: words, contact: fc.constant('a@b.example'), message: words }),
};

/** Spells each field by one of its names, chosen by `pick`; dotted names become objects. */
function spelled(entity: Raw, spellings: Spellings, pick: (names: number) => number): Raw {
  const raw: Raw = {};
  for (const [name, value] of Object.entries(entity)) {
    const plain = (spellings[name] ?? []).filter((other) => !other.includes('.'));
    const free = [name, ...plain].filter((other) => !taken(other, name, spellings));
    raw[free[pick(free.length)] ?? name] = value;
  }
  return raw;
}

/** A name that also means another field cannot identify this one. */
const taken = (other: string, name: string, spellings: Spellings) =>
  other !== name &&
  Object.entries(spellings).some(
    ([field, names]) => field !== name && (field === other || names.includes(other)),
  );

describe.each(Object.keys(samples))('%s', (name) => {
  const { schema } = collections[name as keyof typeof collections];
  const arbitrary = samples[name] as fc.Arbitrary<Raw>;
  const parse = (raw: unknown) => v.parse(schema as v.GenericSchema<unknown, Raw>, raw);

  it('normalises any mix of spellings to the same entity', () => {
    fc.assert(
      fc.property(arbitrary, fc.infiniteStream(fc.nat()), (entity, picks) => {
        const mixed = spelled(entity, schema.spellings, (n) => (picks.next().value ?? 0) % n);
        expect(parse(mixed)).toEqual(parse(entity));
      }),
    );
  });

  it('does not change when normalised twice', () => {
    fc.assert(
      fc.property(arbitrary, (entity) => {
        const once = parse(entity);
        expect(parse(once)).toEqual(once);
      }),
    );
  });

  it('keeps the fields an update does not send', () => {
    fc.assert(
      fc.property(arbitrary, (entity) => {
        const stored = parse(entity);
        expect(parse(patched(stored, {}, schema))).toEqual(stored);
      }),
    );
  });

  it('never throws on what is not an entity, but reports what is wrong', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const result = v.safeParse(schema as v.GenericSchema<unknown, Raw>, anything);
        if (!result.success) expect(Object.keys(messagesByField(result.issues))).not.toEqual([]);
      }),
    );
  });

  it('never throws on a field with an impossible value', () => {
    const names = Object.entries(schema.spellings).flatMap(([field, others]) => [field, ...others]);
    const values = fc.oneof(fc.anything(), fc.constant({ toString: 1, valueOf: 1 }));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (raw) => {
        expect(() => v.safeParse(schema, raw)).not.toThrow();
      }),
    );
  });
});
