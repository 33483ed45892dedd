import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { card, firstPosts, keep, remember, titles } from './stories-page.ts';

test.use({ site: 'stories many' });

const search = (page: Page) => page.getByLabel('Search stories');
const bookmarks = (page: Page) => page.getByRole('button', { name: 'Bookmarks', exact: true });
const recent = (page: Page) => page.getByRole('button', { name: 'Recent', exact: true });
const found = (page: Page) => page.locator('[data-count]');

/** A post file; the higher its number, the newer. */
const written = (n: number, more: object = {}) => ({
  slug: `number-${n}`,
  title: `Number ${n}`,
  body: `<p>${'Words of a post among many. '.repeat(20)}</p><h2>Why</h2><p>Words.</p>`,
  tags: ['BIM', 'IFC', 'Scan', 'Data', 'Tools'],
  status: 'published',
  createdAt: new Date(Date.UTC(2020, 0, 1 + n)).toISOString(),
  publishedAt: new Date(Date.UTC(2020, 0, 1 + n)).toISOString(),
  ...more,
});

test.describe('The list reloads', () => {
  for (const [trigger, run] of [
    ['on storage change', () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' }))],
    ['on window focus', () => window.dispatchEvent(new Event('focus'))],
    ['when the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const) {
    test(`${trigger}; focus stays where it was`, async ({ page, server, request }) => {
      await page.goto('/blog');
      const [first] = await firstPosts(request);
      await page.getByRole('link', { name: first?.title ?? '', exact: true }).focus();
      const title = `New ${trigger}`;
      const file = join(server.content, 'posts', `${trigger.replace(/\W+/g, '-')}.json`);
      const now = new Date().toISOString();
      await writeFile(file, JSON.stringify(written(1, { title, slug: '', publishedAt: now })));
      await expect(async () => {
        expect(await (await request.get('/blog')).text()).toContain(title);
      }).toPass();
      await page.evaluate(run);
      await expect.poll(async () => (await titles(page))[0]).toBe(title);
      await expect(page.locator(':focus')).toHaveText(first?.title ?? '');
      await expect(card(page, title).locator('.chips .more')).toHaveText('+2 more');
      await rm(file);
    });
  }
});

test.describe
  .serial('More than 100 posts', () => {
    const count = 230;
    const needle = 'A needle stands in this haystack.';

    test.beforeAll(async ({ server }) => {
      for (let n = 1; n <= count; n++) {
        const more = n === 3 ? { body: `<p>${needle}</p>` } : {};
        const file = join(server.content, 'posts', `many-${n}.json`);
        await writeFile(file, JSON.stringify(written(n, more)));
      }
      const total = async () => {
        const answer = await fetch(`${server.address}/api/posts?pageSize=1`);
        return ((await answer.json()) as { total: number }).total;
      };
      await expect.poll(total).toBeGreaterThanOrEqual(count);
      const page = async () => (await fetch(`${server.address}/blog/page/3`)).text();
      await expect.poll(page).toContain('Number 3');
    });

    test('page size 100; the page stays light', async ({ page }) => {
      let size = 0;
      page.on('response', async (response) => {
        if (response.url().endsWith('/blog'))
          size = (await response.request().sizes()).responseBodySize;
      });
      await page.goto('/blog', { waitUntil: 'networkidle' });
      await expect(page.locator('.stories .story')).toHaveCount(100);
      await expect(found(page)).toHaveText(/^100 of 24\d stories$/);
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThan(40_000);
    });

    test('search covers all posts', async ({ page }) => {
      await page.goto('/blog');
      await search(page).fill('needle haystack');
      await expect.poll(() => titles(page)).toEqual(['Number 3']);
      await search(page).fill('among many');
      await expect(found(page)).toHaveText('229 stories found, the first 100 shown');
      await page.getByRole('button', { name: 'More stories' }).click();
      await expect(found(page)).toHaveText('229 stories found, the first 200 shown');
      await page.getByRole('button', { name: 'More stories' }).click();
      await expect(found(page)).toHaveText('229 stories found');
      await expect(page.getByRole('button', { name: 'More stories' })).toBeHidden();
    });

    test('Bookmarks and Recent find posts that are not on this page', async ({ page }) => {
      await remember(page, {
        blogBookmarks: ['many-3', 'many-225', 'gone'],
        recentReads: ['many-3'],
      });
      await page.goto('/blog');
      await bookmarks(page).click();
      await expect.poll(() => titles(page)).toEqual(['Number 225', 'Number 3']);
      await expect(keep(page, 'Number 3')).toHaveAttribute('aria-pressed', 'true');
      await expect(card(page, 'Number 3').locator('.sec')).toBeVisible();
      await recent(page).click();
      await expect.poll(() => titles(page)).toEqual(['Number 3']);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('all stay reachable by paging', async ({ page }) => {
        await page.goto('/blog');
        const seen = await titles(page);
        for (const number of [2, 3]) {
          await page.getByRole('link', { name: 'Older' }).click();
          await expect(page).toHaveURL(`/blog/page/${number}`);
          seen.push(...(await titles(page)));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((title) => title.startsWith('Number'))).toHaveLength(count);
        await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
      });
    });
  });
