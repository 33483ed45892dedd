import { describe, expect, it } from 'vitest';
import type { Profile } from '../../src/entities/profile.ts';
import { openApi } from '../fixtures/api.ts';

const extras = {
  interests: ['Ships', 'Maps'],
  languages: [{ name: 'Japanese', level: 'N2' }],
  focus: ['openBIM'],
  motto: 'Measure twice.',
};
const whole = {
  fullName: 'Robin Sample',
  quote: 'Build.',
  avatarUrl: '/uploads/robin.webp',
  about: '<p>Hello</p>',
  email: 'robin@site.example',
  socials: { github: 'https://github.com/robin', extras },
};

describe('/api/profile', () => {
  it('is empty, and complete in its fields, before there is one', async () => {
    const { json } = await openApi();
    expect(await json('profile')).toMatchObject({
      fullName: '',
      avatarUrl: null,
      socials: { github: null, extras: { interests: [], languages: [], focus: [], motto: '' } },
    });
  });

  it.each(['POST', 'PUT'])('%s stores it and answers what is stored', async (method) => {
    const { owner, json, backend } = await openApi();
    const response = await owner(method, 'profile', whole);
    expect([response.status, await response.json()]).toMatchObject([200, whole]);
    expect(await json('profile')).toMatchObject(whole);
    expect(JSON.parse(backend.documents.get('profile.json') ?? '')).toMatchObject(whole);
  });

  it('refuses an email that is none, but not a change beside one in the content folder', async () => {
    const documents = { 'profile.json': { ...whole, email: 'not an email' } };
    const { owner, json } = await openApi({ documents });
    expect(await json('profile')).toMatchObject({ ...whole, email: 'not an email' });
    expect((await owner('PUT', 'profile', { quote: 'Draw.' })).status).toBe(200);
    const refused = await owner('PUT', 'profile', { email: 'nor is this' });
    const errors = { email: 'Enter a valid email address.' };
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors }]);
    expect(await json('profile')).toMatchObject({ quote: 'Draw.', email: 'not an email' });
    expect((await owner('PUT', 'profile', { email: '' })).status).toBe(200);
  });

  it.each<[what: string, change: object, after: object]>([
    ['the quote', { quote: 'Draw.' }, { ...whole, quote: 'Draw.' }],
    [
      'a motto in extras',
      { socials: { extras: { motto: 'Once.' } } },
      { ...whole, socials: { ...whole.socials, extras: { ...extras, motto: 'Once.' } } },
    ],
    ['a link', { socials: { github: null } }, { ...whole, socials: { github: null, extras } }],
    [
      'an emptied list',
      { socials: { extras: { focus: [] } } },
      {
        ...whole,
        socials: { ...whole.socials, extras: { ...extras, focus: [] } },
      },
    ],
    ['nothing', { socials: null }, whole],
  ])('a change of %s keeps the fields not sent', async (_what, change, after) => {
    const { owner, json } = await openApi({ documents: { 'profile.json': whole } });
    expect((await owner('PUT', 'profile', change)).status).toBe(200);
    expect(await json('profile')).toMatchObject(after);
  });

  it.each<[field: string, change: object]>([
    ['avatarUrl', { avatarUrl: 'javascript:alert(1)' }],
    ['fullName', { fullName: 'x'.repeat(121) }],
    ['socials', { socials: 'https://github.com/robin' }],
    ['socials.github', { socials: { github: 'github.com/robin' } }],
    ['socials.extras', { socials: { extras: ['Ships'] } }],
    ['socials.extras.languages', { socials: { extras: { languages: 'Japanese' } } }],
  ])('refuses a wrong %s with 422 and keeps what is stored', async (field, change) => {
    const { owner, backend } = await openApi({ documents: { 'profile.json': whole } });
    const stored = new Map(backend.documents);
    const response = await owner('PUT', 'profile', change);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([field]);
    expect(backend.documents).toEqual(stored);
  });

  it('limits About to p, ul, ol, li, br, strong, em, b, i, a', async () => {
    const { owner } = await openApi();
    const about = '<h1 style="color:red">A</h1><p class="x">B<script>1</script></p><a>c</a>';
    const response = await owner('PUT', 'profile', { about });
    expect(((await response.json()) as Profile).about).toBe('A<p>B</p>c');
  });

  it('refuses About that cleaning made longer than its limit', async () => {
    const { owner, json, store } = await openApi();
    const response = await owner('PUT', 'profile', { about: '<br>'.repeat(49_900), quote: 'Q' });
    expect(response.status).toBe(422);
    expect(await json('profile')).toMatchObject({ quote: '', about: '' });
    expect(store.problems()).toEqual([]);
  });

  it('strips emoji and flags from names of languages', async () => {
    const { owner, json } = await openApi();
    const languages = [{ name: '🇯🇵 Japanese', level: 'N2' }];
    await owner('PUT', 'profile', { socials: { extras: { languages } } });
    expect(await json('languages')).toEqual([{ name: 'Japanese', level: 'N2' }]);
  });
});

describe('/api/home', () => {
  it('gives the welcome text and the highlights', async () => {
    const { owner, json } = await openApi({
      documents: { 'highlights/a.json': { titleHtml: '<b>T</b>', sortOrder: 2 } },
    });
    await owner('PUT', 'home', { welcomeHtml: '<h1>Hi</h1>' });
    expect(await json('home')).toMatchObject({
      welcomeHtml: '<h1>Hi</h1>',
      highlights: [{ id: 'a', titleHtml: '<b>T</b>', title: 'T', position: 2 }],
    });
  });

  it('cleans both what is written and what a file holds', async () => {
    const { owner, json, backend } = await openApi({
      documents: { 'home.json': { welcomeHtml: '<script>1</script><p onclick="x">A</p>' } },
    });
    expect(await json('home')).toMatchObject({ welcomeHtml: '<p>A</p>' });
    await owner('PUT', 'home', { html: '<img src=x onerror=alert(1)><p>B</p>' });
    expect(backend.documents.get('home.json')).toBe('{"welcomeHtml":"<p>B</p>"}');
  });
});
