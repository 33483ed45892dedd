import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { messagesByField, patched } from './entity.ts';
import { homeSchema } from './home.ts';
import { toSlug } from './post.ts';
import { languageName, levelsFor, profileSchema } from './profile.ts';
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
  experience: fc.record({
    company: words,
    role: words,
    project: words,
    location: words,
    startDate: month,
    endDate: fc.option(month),
    descriptionHtml: words,
    tools: list,
  }),
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

/** Says each field under one of its names, chosen by `pick`; dotted names become objects. */
function spelled(entity: Raw, spellings: Spellings, pick: (names: number) => number): Raw {
  const raw: Raw = {};
  for (const [name, value] of Object.entries(entity)) {
    const plain = (spellings[name] ?? []).filter((other) => !other.includes('.'));
    const free = [name, ...plain].filter((other) => !taken(other, name, spellings));
    raw[free[pick(free.length)] ?? name] = value;
  }
  return raw;
}

/** A name that also means another field cannot stand for this one alone. */
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

  it('never throws on what is not an entity, but says what is wrong', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const result = v.safeParse(schema as v.GenericSchema<unknown, Raw>, anything);
        if (!result.success) expect(Object.keys(messagesByField(result.issues))).not.toEqual([]);
      }),
    );
  });
});

describe('project', () => {
  const parse = (raw: Raw) => v.safeParse(collections.projects.schema, raw);
  const errors = (raw: Raw) => messagesByField(parse(raw).issues ?? []);

  it('says Name is required', () => {
    expect(errors({ name: '  ' })).toEqual({ name: 'Name is required' });
    expect(errors({})).toEqual({ name: 'Name is required' });
  });

  it('takes a name of 80 characters and refuses 81', () => {
    expect(errors({ name: 'n'.repeat(80) })).toEqual({});
    expect(errors({ name: 'n'.repeat(81) })).toHaveProperty('name');
  });

  it('says End Date must be after Start Date.', () => {
    expect(errors({ name: 'a', startDate: '2024-05', endDate: '2024-04' })).toEqual({
      endDate: 'End Date must be after Start Date.',
    });
  });

  it('takes the link from a links string, links.url, links.link, url or link; otherwise null', () => {
    const url = 'https://a.example/';
    for (const raw of [
      { links: url },
      { links: { url } },
      { links: { link: url } },
      { url },
      { link: url },
    ]) {
      expect(parse({ name: 'a', ...raw }).output).toMatchObject({ links: { url } });
    }
    expect(parse({ name: 'a' }).output).toMatchObject({ links: { url: null } });
  });

  it('takes techStack as a comma-separated string, trimmed, empties dropped', () => {
    expect(parse({ name: 'a', techs: ' React, ,Node,React' }).output).toMatchObject({
      techStack: ['React', 'Node'],
    });
  });
});

describe('post', () => {
  const parse = (raw: Raw) => v.parse(collections.posts.schema, raw);

  it('becomes Untitled when its title is empty', () => {
    expect(parse({ title: ' ' }).title).toBe('Untitled');
  });

  it('reads its colour and theme from meta, and falls back to the defaults', () => {
    expect(parse({ meta: { color: '#ABC', theme: { base_px: 18 } } })).toMatchObject({
      color: '#abc',
      theme: { fontFamily: 'Inter', basePx: 18, headingScale: 1.15 },
    });
    expect(parse({ color: 'red' }).color).toBe('#6366f1');
  });

  it('reads its body from content, bodyHtml, body_html, html, markdown or text, at last the excerpt', () => {
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
  });
});

describe('experience', () => {
  const parse = (raw: Raw) => v.safeParse(collections.experience.schema, raw);

  it('takes tools as array, JSON text or text separated by comma, semicolon or bar, at most 20', () => {
    const base = { company: 'a', startDate: '2020-01' };
    for (const tools of [['a', 'b'], '["a","b"]', 'a,b', 'a; b', 'a|b']) {
      expect(parse({ ...base, tools }).output).toMatchObject({ tools: ['a', 'b'] });
    }
    const many = Array.from({ length: 30 }, (_, n) => `t${n}`);
    expect(parse({ ...base, tools: many }).output).toMatchObject({ tools: many.slice(0, 20) });
  });

  it('says Company is required and Start date is required', () => {
    expect(messagesByField(parse({}).issues ?? [])).toEqual({
      company: 'Company is required',
      startDate: 'Start date is required',
    });
  });
});

describe('education', () => {
  it('joins years and months sent apart, in camelCase or snake_case', () => {
    const raw = { school: 'a', start_year: 2010, start_month: 4, endYear: 2014, endMonth: 12 };
    expect(v.parse(collections.education.schema, raw)).toMatchObject({
      startYM: '2010-04',
      endYM: '2014-12',
    });
  });

  it('makes a non-numeric GPA null', () => {
    const raw = { school: 'a', startYM: '2010-04', grade: 'first' };
    expect(v.parse(collections.education.schema, raw).gpa).toBeNull();
  });
});

describe('profile', () => {
  it('offers levels by language', () => {
    expect(levelsFor('Japanese')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'Native']);
    expect(levelsFor('mandarin')[0]).toBe('HSK 6');
    expect(levelsFor('Welsh')).toContain('Beginner');
  });

  it('strips emoji and flag characters from a language name', () => {
    expect(languageName('🇯🇵 Japanese 🎌')).toBe('Japanese');
  });

  it('fills every level of an empty profile', () => {
    expect(v.parse(profileSchema, {}).socials.extras).toEqual({
      interests: [],
      languages: [],
      focus: [],
      motto: '',
    });
  });
});

describe('home', () => {
  it('takes html, welcome_html and welcomeHtml, all carrying the same text', () => {
    for (const name of ['html', 'welcome_html', 'welcomeHtml']) {
      expect(v.parse(homeSchema, { [name]: '<p>a</p>' })).toEqual({ welcomeHtml: '<p>a</p>' });
    }
  });
});
