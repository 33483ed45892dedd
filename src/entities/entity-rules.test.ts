import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { availabilityMessages } from './availability.ts';
import { collections } from './collections.ts';
import { educationMessages } from './education.ts';
import { messagesByField } from './entity.ts';
import { homeSchema } from './home.ts';
import { languageName, levelsFor, profileSchema } from './profile.ts';
import { toSlug } from './slug.ts';

type Raw = Record<string, unknown>;

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

  it('takes a status in other letter case, and In Progress from a status matching in progress, wip or ongoing', () => {
    const statusOf = (status: unknown) => parse({ name: 'a', status }).output;
    expect(statusOf('on-hold')).toMatchObject({ status: 'On Hold' });
    expect(statusOf(' COMPLETED ')).toMatchObject({ status: 'Completed' });
    for (const status of ['WIP', 'Ongoing since May', 'in_progress', '', null]) {
      expect(statusOf(status)).toMatchObject({ status: 'In Progress' });
    }
    expect(parse({ name: 'a', status: 'Shelved' }).issues?.[0].message).toBe(
      'Please choose a status: Planned, In Progress, Completed, On Hold.',
    );
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

  it('says End date must be after start date.', () => {
    const held = (endDate: string | null) => parse({ company: 'a', startDate: '2024-05', endDate });
    expect(messagesByField(held('2024-04').issues ?? [])).toEqual({
      endDate: 'End date must be after start date.',
    });
    for (const end of ['2024-05', '2024-06', null]) expect(held(end).success).toBe(true);
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

  it('refuses a year or a month that is neither a number nor a text', () => {
    for (const sent of [{ toString: 1, valueOf: 1 }, {}, [2010], true]) {
      for (const pieces of [{ startYear: sent }, { startYear: 2010, startMonth: sent }]) {
        const { issues } = v.safeParse(collections.education.schema, { school: 'a', ...pieces });
        expect(messagesByField(issues ?? [])).toEqual({ startYM: educationMessages.badStart });
      }
    }
  });

  it.each(['first', '', true, [4], { toString: 1, valueOf: 1 }])(
    'makes a GPA of %j null, which is no number',
    (grade) => {
      const raw = { school: 'a', startYM: '2010-04', grade };
      expect(v.parse(collections.education.schema, raw).gpa).toBeNull();
    },
  );
});

describe('profile', () => {
  it('offers levels by language', () => {
    expect(levelsFor('Japanese')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'Native']);
    expect(levelsFor('mandarin')[0]).toBe('HSK 6');
    expect(levelsFor('Welsh')).toContain('Beginner');
  });

  it('strips emoji and flag characters from a language name', () => {
    expect(languageName('🇯🇵 Japanese 🎌')).toBe('Japanese');
    expect(languageName('👋🏽 Nepali')).toBe('Nepali');
    expect(languageName('☺\uFE0E Hindi')).toBe('Hindi');
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

describe('availability', () => {
  it.each([
    ['workingFrom', 'workingTo'],
    ['availableFrom', 'availableTo'],
  ])('%s and %s: hours that end when they begin are refused', (from, to) => {
    const parse = (end: number) =>
      v.safeParse(profileSchema, { availability: { [from]: 9, [to]: end } });
    expect(parse(9.5).success).toBe(true);
    const refused = Object.values(messagesByField(parse(9).issues ?? []));
    expect(refused).toEqual([availabilityMessages.order]);
  });
});

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
