import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { PostSummary } from '../../src/entities/post.ts';
import { startServer } from '../fixtures/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openBeforeScripts, signIn, test } from './fixtures.ts';
import { firstPosts, keep, remember, titles } from './stories-page.ts';

const search = (page: Page) => page.getByLabel('Search stories');
const bookmarks = (page: Page) => page.getByRole('button', { name: 'Bookmarks', exact: true });
const recent = (page: Page) => page.getByRole('button', { name: 'Recent', exact: true });
const showAll = (page: Page) => page.getByRole('button', { name: 'Show All Stories' });
const found = (page: Page) => page.locator('[data-count]');
/** The distinct words marked as found, in lower case. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('found') ?? [])];
    return [...new Set(ranges.map((range) => `${range}`.toLowerCase()))];
  });
const empty = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

test.describe('Filters: search text, bookmarks-only, recent-only', () => {
  let all: PostSummary[];
  const titled = (at: number) => all[at] as PostSummary;
  test.beforeEach(async ({ request }) => {
    all = await firstPosts(request);
  });

  test('Search box: covers bodies through the API, with excerpts of 500 characters; Clear', async ({
    page,
  }) => {
    await page.goto('/blog');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await search(page).pressSequentially('wall');
    await expect(found(page)).toHaveText(/^\d+ stories found$/);
    const one = page.locator('.stories .story').first();
    const excerpt = (await one.locator('.excerpt').textContent()) ?? '';
    expect(excerpt.length).toBeGreaterThan(300);
    expect(excerpt.length).toBeLessThanOrEqual(501);
    expect(await marked(page)).toEqual(['wall']);
    await expectAccessible(page);
    await expect(showAll(page)).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect.poll(() => titles(page)).toEqual(all.map(({ title }) => title));
  });

  test('Search box: words typed before the scripts arrive are searched once they do', async ({
    page,
  }) => {
    await openBeforeScripts(page, '/blog', () => search(page).fill('wall'));
    await expect(found(page)).toHaveText(/^\d+ stories found$/);
    await expect(search(page)).toHaveValue('wall');
  });

  test('Search box: accents are ignored, both for matches and for marks', async ({ page }) => {
    await page.goto('/blog');
    await search(page).fill('wàll');
    await expect(found(page)).toHaveText(/^\d+ stories found$/);
    expect(await marked(page)).toEqual(['wall']);
  });

  test('Search box: its cross is drawn in grey, not in the blue of the browser', async ({
    page,
  }) => {
    await page.goto('/blog');
    await search(page).fill('wall');
    const { x = 0, y = 0, width = 0, height = 0 } = (await search(page).boundingBox()) ?? {};
    const clip = { x: x + width - 40, y: y + 8, width: 32, height: height - 16 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    expect(Math.abs(blue - red)).toBeLessThan(1);
  });

  test("'No posts found', and 'Show All Stories' leads back", async ({ page }) => {
    await page.goto('/blog');
    await search(page).fill('zzzz');
    await expect(empty(page, 'No posts found')).toBeVisible();
    await expect(found(page)).toHaveText('0 stories found');
    await expectAccessible(page);
    await showAll(page).click();
    await expect(empty(page, 'No posts found')).toBeHidden();
    await expect(showAll(page)).toBeHidden();
    await expect.poll(async () => (await titles(page)).length).toBe(all.length);
  });

  test('Bookmarks filter: only bookmarked, also while they are toggled', async ({ page }) => {
    await remember(page, { blogBookmarks: [titled(2).id], readerBookmarks: [titled(6).id] });
    await page.goto('/blog');
    await bookmarks(page).click();
    await expect(bookmarks(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => titles(page)).toEqual([titled(2).title, titled(6).title]);
    await expect(found(page)).toHaveText('2 stories found');
    await keep(page, titled(2).title).click();
    await expect.poll(() => titles(page)).toEqual([titled(6).title]);
    await search(page).fill('zzzz');
    await expect(empty(page, 'No posts found')).toBeVisible();
    await bookmarks(page).click();
    await expect(bookmarks(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('Bookmarks filter, by keyboard: the focus of a story that leaves passes to the next', async ({
    page,
  }) => {
    await remember(page, { blogBookmarks: [2, 4, 6].map((at) => titled(at).id) });
    await page.goto('/blog');
    await bookmarks(page).press('Enter');
    await keep(page, titled(4).title).press('Enter');
    await expect(keep(page, titled(6).title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(keep(page, titled(2).title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(empty(page, 'No bookmarked posts yet')).toBeVisible();
    await expect(showAll(page)).toBeFocused();
  });

  test("Recent filter: only the posts opened last; 'No bookmarked posts yet', 'No recent reads'", async ({
    page,
  }) => {
    await page.goto('/blog');
    await bookmarks(page).click();
    await expect(empty(page, 'No bookmarked posts yet')).toBeVisible();
    await expectAccessible(page);
    await showAll(page).click();
    await recent(page).click();
    await expect(empty(page, 'No recent reads')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expectAccessible(page);
    const ids = JSON.stringify([titled(5).id, titled(1).id]);
    await page.evaluate((kept) => {
      localStorage.setItem('recentReads', kept);
      window.dispatchEvent(new StorageEvent('storage', { key: 'recentReads' }));
    }, ids);
    await expect.poll(() => titles(page)).toEqual([titled(1).title, titled(5).title]);
  });

  test("'Failed to load blog'; the server message is shown when present; a failure falls back to an empty list; the focus of Try again passes to the search", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/blog');
    const refusal = { status: 503, contentType: 'application/problem+json' };
    const body = JSON.stringify({ status: 503, detail: 'The disk is being changed.' });
    await page.route('**/api/posts?*', (route) => route.fulfill({ ...refusal, body }));
    await search(page).fill('wall');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load blog');
    await expect(alert).toContainText('The disk is being changed.');
    await expect(page.locator('.stories .story')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/posts?*');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('The server cannot be reached.');
    await expect(alert).not.toContainText('The disk is being changed.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(alert).toBeHidden();
    await expect(found(page)).toHaveText(/^\d+ stories found$/);
    await expect(search(page)).toBeFocused();
    consoleErrors.length = 0; // the browser logs the refusal
  });

  test('a search that lost the network says so in a note, and Try again finds the way back', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/blog');
    await context.setOffline(true);
    await search(page).fill('wall');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load blog');
    await expect(alert).toContainText('The server cannot be reached.');
    await expect(alert).toHaveCSS('display', 'flex');
    await expect(alert).toHaveCSS('border-left-width', '3px');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await page.waitForFunction(() => !document.querySelector('[data-late]')); // its scripts ran
    await expect(alert).toBeHidden();
    await search(page).fill('wall');
    await expect(found(page)).toHaveText(/^\d+ stories found$/);
    consoleErrors.length = 0; // the browser logs each request that failed
  });
});

test('An empty site says No blog posts yet', async ({ page }) => {
  const server = await startServer();
  try {
    await page.goto(`${server.address}/blog`);
    await expect(empty(page, 'No blog posts yet')).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(showAll(page)).toBeHidden();
    await expectAccessible(page);
    const drawings = page.locator('[data-list] .iso:visible');
    await expect(drawings).toHaveCount(1);
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Create New Story' })).toBeVisible();
    await expect(drawings).toHaveCount(1);
  } finally {
    await server.stop();
  }
});
