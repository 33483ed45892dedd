import type { Locator, Page } from '@playwright/test';
import { beginAsOwner, expect, hold, test } from './fixtures.ts';
import { createPost, open, save, story } from './story-editor-page.ts';

test.use({ site: 'story editor', contextOptions: { reducedMotion: 'reduce' } });

const preview = (page: Page) => page.getByRole('region', { name: 'Live Preview' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const stored = (page: Page, id: string) =>
  page.evaluate(async (name) => (await fetch(`/api/posts/${name}`)).json(), id) as Promise<
    Record<string, unknown>
  >;

const local = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('localBlogs') ?? '[]')) as Promise<
    { id: string; title: string; body: string }[]
  >;

const selectAll = async (page: Page) => story(page).press('ControlOrMeta+a');

test("'Create Post' with 'Back to Blog' and Save; Delete only when editing", async ({ page }) => {
  await open(page, 'new?intent=create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Post');
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  await expect(save(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await page.goto('/blog/edit/what-a-wall-knows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Post');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled();
});

test("Loading text 'Loading editor…', with the footer out of sight", async ({ page }) => {
  const { release } = await hold(page, 'GET', '**/api/posts/what-a-wall-knows');
  await page.goto('/blog/edit/what-a-wall-knows');
  await expect(page.getByText('Loading editor…')).toBeVisible();
  await expect(page.locator('body > footer')).not.toBeInViewport();
  release();
  await expect(story(page)).toBeVisible();
  await expect(page.getByText('Loading editor…')).toHaveCount(0);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the editor says that it needs JavaScript, and loads nothing', async ({ page }) => {
    await page.goto('/blog/edit/what-a-wall-knows');
    await expect(page.locator('[data-story-editor] noscript')).toBeVisible();
    await expect(page.getByText('Loading editor…')).toBeHidden();
  });
});

test('The slug follows the title until the user edits it, and is normalised', async ({ page }) => {
  await open(page);
  await field(page, 'Title').fill('Où est zéro?');
  await expect(field(page, 'Slug')).toHaveValue('ou-est-zero');
  await field(page, 'Slug').fill('My  Own -- SLUG!');
  await field(page, 'Slug').blur();
  await expect(field(page, 'Slug')).toHaveValue('my-own-slug');
  await field(page, 'Title').fill('Something else');
  await expect(field(page, 'Slug')).toHaveValue('my-own-slug');
  await field(page, 'Slug').fill('');
  await field(page, 'Title').fill('Follows again');
  await expect(field(page, 'Slug')).toHaveValue('follows-again');
});

test('Save publishes: the payload, the excerpt, and the way to /blog/{slug}', async ({ page }) => {
  await open(page);
  const words = 'Twenty-six letters in here. '.repeat(9).trim();
  await field(page, 'Title').fill('A slab is a promise');
  await field(page, 'Tags').fill('BIM, , Slabs ,bim');
  await field(page, 'Tags').press('Enter');
  await page.getByRole('button', { name: 'Vermilion', exact: true }).click();
  await page.getByLabel('Font Family').selectOption('Literata');
  await field(page, 'Base px').fill('18');
  await field(page, 'Heading scale').fill('1.3');
  await story(page).fill(words);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && /posts$/.test(one.url()));
  const before = Date.now();
  await save(page).click();
  const payload = (await sent).postDataJSON();
  const theme = { fontFamily: 'Literata', basePx: 18, headingScale: 1.3 };
  expect(payload).toMatchObject({
    title: 'A slab is a promise',
    slug: 'a-slab-is-a-promise',
    excerpt: `${words.slice(0, 197)}…`,
    coverImageUrl: null,
    tags: ['BIM', 'Slabs'],
    status: 'published',
    bodyHtml: `<p>${words}</p>`,
    content: `<p>${words}</p>`,
    color: '#d83008',
    theme,
    meta: { color: '#d83008', theme },
  });
  expect(Math.abs(Date.parse(payload.publishedAt) - before)).toBeLessThan(60_000);
  await expect(page).toHaveURL(/\/blog\/a-slab-is-a-promise$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A slab is a promise');
  await expect(page.locator('.toasts')).toContainText(/Saved\. Live for every visitor, in \d+ ms/);
  expect(await local(page)).toEqual([]);
});

test("An empty title becomes 'Untitled'; a colour that is no hex, and sizes out of range, fall back", async ({
  page,
}) => {
  await open(page);
  await story(page).fill('Words.');
  await field(page, 'Accent Color').fill('reddish');
  await field(page, 'Base px').fill('40');
  await field(page, 'Heading scale').fill('9');
  await expect(page.getByText('Not a hex colour: #4f46e5 will be used.')).toBeVisible();
  await expect(page.getByText('Not from 12 to 22: 16 will be used.')).toBeVisible();
  await expect(page.getByText('Not from 1 to 2: 1.15 will be used.')).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/untitled$/);
  expect(await stored(page, 'untitled')).toMatchObject({
    title: 'Untitled',
    color: '#4f46e5',
    theme: { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 },
    excerpt: 'Words.',
  });
});

test('While saving the button is disabled and says Saving…', async ({ page }) => {
  await open(page);
  await field(page, 'Title').fill('Held');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/posts', async (route) => {
    await held;
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/blog\/held$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Held');
});

test('Update when the post has a server uuid: by id, local id, slug or uuid it is the same post', async ({
  page,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Renamed twice', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await expect(field(page, 'Title')).toHaveValue('Renamed twice');
  await page.goto('/blog/edit/renamed-twice');
  await expect(story(page)).toHaveText('One.');
  await selectAll(page);
  await page.keyboard.type('Two.');
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/renamed-twice$/);
  expect(await stored(page, 'renamed-twice')).toMatchObject({ id, body: '<p>Two.</p>' });
});

test('A changed slug keeps working: the old address redirects (301) for ever', async ({
  page,
  request,
}) => {
  await beginAsOwner(page);
  await createPost(page, { title: 'First name', body: '<p>Words.</p>' });
  for (const [from, to] of [
    ['first-name', 'second-name'],
    ['second-name', 'third-name'],
  ] as const) {
    await page.goto(`/blog/edit/${from}`);
    await field(page, 'Slug').fill(to);
    await expect(page.getByText(`/blog/${from} will lead here.`)).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${to}$`));
  }
  for (const old of ['first-name', 'second-name']) {
    const answer = await request.get(`/blog/${old}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/blog/third-name']);
  }
  await page.goto('/blog/first-name');
  await expect(page).toHaveURL(/\/blog\/third-name$/);
});

test("Delete: confirm 'Delete this post?'; server delete, local copies removed, to /blog", async ({
  page,
  request,
}) => {
  await beginAsOwner(page);
  await createPost(page, { title: 'Short life', body: '<p>Words.</p>' });
  await page.goto('/blog/edit/short-life');
  await story(page).press('End');
  await page.keyboard.type(' More.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this post?');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('Short life');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(story(page)).toContainText('More.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect((await request.get('/api/posts/short-life')).status()).toBe(404);
  expect(await local(page)).toEqual([]);
});

test("'Assign to content' applies font, base and scale to the content", async ({ page }) => {
  await open(page, 'minutes-are-an-interface');
  const size = () =>
    story(page).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await page.getByLabel('Font Family').selectOption('Monospace');
  await field(page, 'Base px').fill('20');
  expect(await size()).toBeCloseTo(before);
  await page.getByRole('button', { name: 'Assign to content' }).click();
  expect(await size()).toBeCloseTo(before * 1.25);
  expect(await story(page).evaluate((one) => getComputedStyle(one).fontFamily)).toContain(
    'Monospace',
  );
});

test('Live Preview looks exactly like the published reader, its title too', async ({ page }) => {
  const measured = ['fontFamily', 'fontSize', 'lineHeight', 'color', 'fontWeight'] as const;
  const looks = (root: string) =>
    page.evaluate(
      ([from, names]) =>
        [...document.querySelectorAll(`${from} :is(p, h2, h3, li, pre, td, .k, blockquote)`)].map(
          (one) => {
            const style = getComputedStyle(one);
            return [one.tagName, one.textContent, ...names.map((name) => style[name])];
          },
        ),
      [root, measured] as const,
    );
  await page.goto('/blog/what-a-wall-knows');
  const published = await looks('[data-post]');
  const html = await page.locator('[data-post]').innerHTML();
  const face = (title: Locator) => title.evaluate((it) => getComputedStyle(it).fontFamily);
  const ofTitle = await face(page.getByRole('heading', { level: 1 }));
  await open(page, 'what-a-wall-knows');
  await expect(preview(page).locator('.prose .k').first()).toBeVisible();
  expect(await looks('.live-preview .prose')).toEqual(published);
  expect(await face(page.locator('.live-preview .display'))).toBe(ofTitle);
  expect((await preview(page).locator('.prose').innerHTML()).trim()).toBe(html.trim());
});

test('saving an untouched post changes nothing, whether Markdown or HTML', async ({ page }) => {
  await beginAsOwner(page);
  for (const slug of ['what-a-wall-knows', 'admit-how-sure-you-are']) {
    const before = await stored(page, slug);
    await page.goto(`/blog/edit/${slug}`);
    await story(page).click();
    await save(page).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
    const { updatedAt: _u, publishedAt: _p, ...after } = await stored(page, slug);
    expect(before).toMatchObject(after);
  }
});

test('A story opens with its length and its preview, before the server renders it', async ({
  page,
}) => {
  await hold(page, 'POST', '**/api/posts/preview');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.length')?.textContent?.startsWith('0 words')) {
        document.documentElement.dataset.wasEmpty = '';
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/blog/edit/what-a-wall-knows');
  await expect(page.locator('.editor-box > .meta')).toContainText(/^[\d,]{3,} words/);
  await expect(page.locator('html')).not.toHaveAttribute('data-was-empty');
  await expect(page.locator('.live-preview .prose > *').nth(2)).toBeVisible();
});
