import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { type Resource, samples } from '../fixtures/samples.ts';

type Case = [resource: Resource, sent: object, canonical: object];

/** Other names that the specification gives for fields, and what is stored for them. */
const cases: Case[] = [
  ['skills', { sort_order: 7 }, { sortOrder: 7 }],
  [
    'highlights',
    { title_html: '<b>T</b>', body_html: '<p>B</p>', position: 4 },
    { titleHtml: '<b>T</b>', bodyHtml: '<p>B</p>', sortOrder: 4 },
  ],
  ['highlights', { title: 'T', description: 'D' }, { titleHtml: 'T', bodyHtml: 'D' }],
  [
    'gallery',
    { image_url: '/a.webp', is_published: '1' },
    { imageUrl: '/a.webp', published: true },
  ],
  ['gallery', { imageUrl: 'uploads/a.webp' }, { imageUrl: '/uploads/a.webp' }],
  [
    'projects',
    { images: ['./uploads/a.webp', 'https://a.example/b.webp'] },
    { images: ['/uploads/a.webp', 'https://a.example/b.webp'] },
  ],
  [
    'projects',
    { title: 'P', summary_html: '<p>S</p>', tech_stack: 'A, B', links: 'https://a.example/' },
    { name: 'P', summary: '<p>S</p>', techStack: ['A', 'B'], links: { url: 'https://a.example/' } },
  ],
  [
    'projects',
    { project_name: 'P', start_date: '2024-01', end_date: '2024-05-31', starred: true },
    { name: 'P', startDate: '2024-01', endDate: '2024-05', featured: true },
  ],
  [
    'posts',
    { body_html: '<p>B</p>', meta: { color: '#abc', theme: { base_px: 18 } } },
    { body: '<p>B</p>', color: '#abc', theme: { basePx: 18 } },
  ],
  [
    'posts',
    { content: 'C', cover_image_url: '/c.webp', published_at: '2026-01-02' },
    { body: 'C', coverImageUrl: '/c.webp', publishedAt: '2026-01-02T00:00:00.000Z' },
  ],
  [
    'experience',
    { employer: 'E', position: 'R', from: '2020-01', to: '2021-02', skills: 'A; B | C' },
    { company: 'E', role: 'R', startDate: '2020-01', endDate: '2021-02', tools: ['A', 'B', 'C'] },
  ],
  [
    'education',
    { institution: 'I', major: 'M', start_year: 2012, start_month: 9, grade: '3.5' },
    { school: 'I', field: 'M', startYM: '2012-09', gpa: 3.5 },
  ],
  ['education', { endYear: null, endMonth: null }, { endYM: null }],
  ['education', { end_year: '', end_month: '' }, { endYM: null }],
  ['education', { endYM: null, end_ym: null, endYear: 2016, end_month: 3 }, { endYM: '2016-03' }],
  [
    'certificates',
    { name: 'N', provider: 'P', category: 'C', verifyUrl: 'https://a.example/', tags: ['x'] },
    { title: 'N', issuer: 'P', type: 'C', credentialUrl: 'https://a.example/', skills: ['x'] },
  ],
];

/** The fields of a valid entry that `sent` does not spell otherwise. */
const rest = (resource: Resource, canonical: object) =>
  Object.fromEntries(
    Object.entries(samples[resource].least).filter(([name]) => !(name in canonical)),
  );

describe('every alternative spelling is accepted on write', () => {
  it.each(cases)('%s: POST %j', async (resource, sent, canonical) => {
    const { owner, backend } = await openApi();
    const body = { ...rest(resource, canonical), ...sent, id: 'a' };
    const response = await owner('POST', resource, body);
    expect([response.status, await response.json()]).toMatchObject([201, canonical]);
    const stored = JSON.parse(backend.documents.get(`${resource}/a.json`) ?? '');
    expect(stored).toMatchObject(canonical);
    for (const name of Object.keys(sent))
      if (!(name in canonical)) expect(stored).not.toHaveProperty(name);
  });

  it.each(cases)('%s: PUT %j', async (resource, sent, canonical) => {
    const { owner } = await openApi();
    await owner('POST', resource, { ...samples[resource].whole, id: 'a' });
    const response = await owner('PUT', `${resource}/a`, sent);
    expect([response.status, await response.json()]).toMatchObject([200, canonical]);
  });

  it.each(cases)('%s: a file with %j', async (resource, sent, canonical) => {
    const file = { ...rest(resource, canonical), ...sent };
    const { json } = await openApi({ documents: { [`${resource}/a.json`]: file } });
    expect(await json(`${resource}/a`)).toMatchObject(canonical);
  });
});

describe('the id of a new entry', () => {
  it.each([
    ['projects', { project_id: 'one' }],
    ['projects', { slug: 'one' }],
    ['projects', { id: '', slug: 'one' }],
    ['experience', { Id: 'one' }],
    ['experience', { _id: 'one' }],
    ['experience', { experienceId: 'one' }],
    ['experience', { experience_id: 'one' }],
  ] as const)('of %s may be sent as %j', async (resource, sent) => {
    const { owner } = await openApi();
    const response = await owner('POST', resource, { ...samples[resource].least, ...sent });
    expect(await response.json()).toMatchObject({ id: 'one' });
  });
});

describe('PUT of a part of a month', () => {
  const stored = { startYM: '2010-04', endYM: '2012-09' };
  it.each([
    [{ startYear: 2011 }, { startYM: '2011-04' }],
    [{ startMonth: 9 }, { startYM: '2010-09' }],
    [{ end_month: '3' }, { endYM: '2012-03' }],
    [{ end_year: 2013 }, { endYM: '2013-09' }],
    [{ endYear: 2013, endMonth: null }, { endYM: '2013-01' }],
    [{ endYear: null }, { endYM: null }],
  ])('%j leaves the other part as it was', async (sent, after) => {
    const { owner } = await openApi();
    await owner('POST', 'education', { ...samples.education.least, ...stored, id: 'a' });
    const response = await owner('PUT', 'education/a', sent);
    expect(await response.json()).toMatchObject({ ...stored, ...after });
  });
});

describe('PUT of null', () => {
  it.each(['highlights', 'gallery'] as const)('publishes nothing: %s', async (resource) => {
    const { owner } = await openApi();
    await owner('POST', resource, { ...samples[resource].least, published: false, id: 'a' });
    const response = await owner('PUT', `${resource}/a`, { is_published: null });
    expect(await response.json()).toMatchObject({ published: false });
  });
});

describe('PUT /api/home', () => {
  it.each(['html', 'welcome_html', 'welcomeHtml'])('takes %s', async (name) => {
    const { owner, json } = await openApi();
    await owner('PUT', 'home', { [name]: '<h1>Welcome</h1>' });
    expect(await json('home')).toEqual({ welcomeHtml: '<h1>Welcome</h1>', highlights: [] });
  });
});

describe('PUT /api/profile', () => {
  it('takes full_name, avatar_url and bio', async () => {
    const { owner, json } = await openApi();
    await owner('PUT', 'profile', { full_name: 'Robin', avatar_url: '/a.webp', bio: '<p>B</p>' });
    expect(await json('profile')).toMatchObject({
      fullName: 'Robin',
      avatarUrl: '/a.webp',
      about: '<p>B</p>',
    });
  });
});
