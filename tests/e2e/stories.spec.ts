import type { PostSummary } from '../../src/entities/post.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { card, firstPosts, keep, remember, stored, titles } from './stories-page.ts';

let all: PostSummary[];
const titled = (at: number) => all[at] as PostSummary;

test.beforeEach(async ({ request }) => {
  all = await firstPosts(request);
});

test.describe('Stories list', () => {
  test('Header stats: story count, total minutes, number read, and a reading streak capped at 7', async ({
    page,
  }) => {
    const days = Array.from({ length: 9 }, (_, ago) => {
      const day = new Date(Date.now() - ago * 86_400_000);
      const part = (value: number) => String(value).padStart(2, '0');
      return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
    });
    const read = { wordsRead: 900, timestamp: 1 };
    await remember(page, {
      readingStats: Object.fromEntries(
        days.map((day) => [day, { words: 1, seconds: 60, sessions: 1 }]),
      ),
      readingProgress: {
        [titled(0).id]: { ...read, percent: 100 },
        [titled(1).id]: { ...read, percent: 96 },
        [titled(2).id]: { ...read, percent: 40 },
        'deleted since': { ...read, percent: 100 },
      },
    });
    await page.goto('/blog');
    const minutes = all.reduce((sum, post) => sum + post.minutes, 0);
    await expect(page.locator('.stats dd')).toHaveText([`${all.length}`, `${minutes}`, '2', '7']);
    await expect(page.locator('.stats dt')).toHaveText([
      'stories',
      'total minutes',
      'stories read',
      'day streak',
    ]);
  });

  test("Post card: title, read minutes, percent read, tags, an excerpt, and 'Continue reading'", async ({
    page,
  }) => {
    const progress = { percent: 41.6, wordsRead: 300, timestamp: 1, place: null };
    await remember(page, { readingProgress: { [titled(1).id]: progress } });
    await page.goto('/blog');
    const { title, minutes, tags, excerpt } = titled(1);
    const one = card(page, title);
    await expect(one.getByText(`${minutes} min read`)).toBeVisible();
    await expect(one.getByText('42% read')).toBeVisible();
    await expect(one.locator('.chip')).toHaveText(tags.slice(0, 3));
    await expect(one.locator('.excerpt')).toContainText(excerpt.slice(0, 60));
    await expect(one.getByText('Continue reading')).toBeVisible();
    await expect(one.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/blog/${titled(1).slug}`,
    );
    await expect(card(page, titled(0).title).getByText('% read')).toHaveCount(0);
  });

  test("Relative dates: 'Just now', 'Nm ago', 'Nh ago', 'Nd ago', else a short date", async ({
    page,
  }) => {
    const written = Date.parse(titled(0).publishedAt ?? '');
    const short = page.locator('.stories .story time').first();
    for (const [later, words] of [
      [30_000, 'Just now'],
      [5 * 60_000, '5m ago'],
      [3 * 3_600_000, '3h ago'],
      [2.5 * 86_400_000, '2d ago'],
      [8 * 86_400_000, /^\d{1,2} \w{3} \d{4}$/],
    ] as const) {
      await page.clock.setFixedTime(written + later);
      await page.goto('/blog');
      await expect(short).toHaveText(words);
    }
  });

  test('Ordering: bookmarked first, then recent, then newest first; a Recent badge', async ({
    page,
  }) => {
    await remember(page, {
      blogBookmarks: [titled(4).id],
      recentReads: [titled(6).id, titled(2).id],
    });
    await page.goto('/blog');
    const first = [4, 2, 6].map((at) => titled(at).title);
    const others = all.map(({ title }) => title).filter((title) => !first.includes(title));
    await expect.poll(() => titles(page)).toEqual([...first, ...others]);
    await expect(page.locator('.story .recent')).toHaveText(['Recent', 'Recent']);
    await expect(card(page, titled(6).title).locator('.recent')).toBeVisible();
  });

  test('A bookmark toggle adds or removes the id, by keyboard too, and the reader shows it', async ({
    page,
  }) => {
    await page.goto('/blog');
    const { id, title } = titled(3);
    await expect(keep(page, title)).toHaveAttribute('aria-pressed', 'false');
    await keep(page, title).click();
    await expect(keep(page, title)).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page, 'blogBookmarks')).toEqual([id]);
    expect(await stored(page, 'readerBookmarks')).toEqual([id]);
    await expect.poll(async () => (await titles(page))[0]).toBe(title);
    await expect(keep(page, title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(keep(page, title)).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page, 'blogBookmarks')).toEqual([]);
    await expect.poll(() => titles(page)).toEqual(all.map((post) => post.title));
    const box = await keep(page, title).boundingBox();
    const sides = [box?.width, box?.height].map((side = 0) => Math.round(side)); // it has just moved
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
  });

  test('Opening a post moves its id to the front of the recent list, capped at 5', async ({
    page,
  }) => {
    for (const at of [1, 2, 3, 4, 5, 6]) await page.goto(`/blog/${titled(at).slug}`);
    await page.goto('/blog');
    await page.getByRole('link', { name: titled(3).title, exact: true }).click();
    await expect(page).toHaveURL(`/blog/${titled(3).slug}`);
    // Leaving a page before it is painted aborts its transition, which the browser logs.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const ids = [3, 6, 5, 4, 2].map((at) => titled(at).id);
    expect(await stored(page, 'recentReads')).toEqual(ids);
    await page.goBack();
    await expect(page.locator('.story .recent')).toHaveCount(5);
  });
});

test.describe('View modes grid, list, magazine', () => {
  test('default grid; the view mode persists and applies before the first paint', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('radio', { name: 'Grid view' })).toBeChecked();
    await page.getByRole('radio', { name: 'Magazine view' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'magazine');
    expect(await page.evaluate(() => localStorage.getItem('blogView'))).toBe('magazine');
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'magazine');
    await page.evaluate(() => localStorage.setItem('blogView', 'nonsense'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'grid');
    consoleErrors.length = 0; // the browser logs the aborted scripts
  });

  test('excerpt 200 characters, 120 in list mode', async ({ page }) => {
    const long = all.find(({ excerpt }) => excerpt.length > 125) as PostSummary;
    await page.goto('/blog');
    const excerpt = card(page, long.title).locator('.excerpt');
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown is what is asked for
    const shown = async () => (await excerpt.innerText()).replace(/\s+/g, ' ').trim();
    for (const view of ['Grid view', 'Magazine view']) {
      await page.getByRole('radio', { name: view }).check();
      expect((await shown()).length).toBeGreaterThan(121);
      expect((await shown()).length).toBeLessThanOrEqual(201);
    }
    await page.getByRole('radio', { name: 'List view' }).check();
    expect((await shown()).length).toBeLessThanOrEqual(121);
    expect(await shown()).toMatch(/…$/);
  });

  for (const view of ['grid', 'list', 'magazine']) {
    test(`${view}: no violations in both themes, nothing wider than a phone, focus from Home`, async ({
      page,
    }) => {
      const { id, slug, title } = titled(5);
      const place = { wordsRead: 9, timestamp: 1, percent: 30 };
      await remember(page, {
        blogView: view,
        blogTheme: 'dark',
        blogBookmarks: [titled(8).id],
        recentReads: [id],
        readingProgress: { [id]: place },
      });
      await page.goto(`/blog#post-${slug}`);
      await expect(card(page, title)).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.setViewportSize({ width: 360, height: 740 });
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  }

  test('no layout shift when the script starts, whatever the device remembers', async ({
    page,
  }) => {
    await remember(page, {
      blogBookmarks: [titled(7).id],
      recentReads: [titled(2).id, titled(9).id],
      readingProgress: { [titled(0).id]: { percent: 60, wordsRead: 1, timestamp: 1 } },
    });
    await page.addInitScript(() => {
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[]) {
          const here = sources.filter(({ node }) => node?.parentElement?.closest('main'));
          shifted.push(...here.map(({ node }) => node?.textContent ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const view of ['grid', 'list', 'magazine']) {
      await page.goto('/blog');
      await page.evaluate((kept) => localStorage.setItem('blogView', kept), view);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('.story').first()).toBeVisible();
      const shifted = () => page.evaluate(() => (window as never as { shifted: string[] }).shifted);
      expect(await shifted()).toEqual([]);
    }
  });
});

test.describe('Blog theme', () => {
  test('dark/light toggle: blog themes light, dark; it persists, and follows the site until chosen', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => [localStorage.blogTheme, localStorage.theme])).toEqual([
      'light',
      'dark',
    ]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('a page beyond the last says that it has no stories, and leads to all of them', async ({
  page,
  consoleErrors,
}) => {
  const response = await page.goto('/blog/page/99');
  expect(response?.status()).toBe(404);
  await expect(page.locator('[data-count]')).toHaveText(`0 of ${all.length} stories`);
  await expect(page.getByRole('heading', { level: 2, name: 'No posts found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show All Stories' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => titles(page)).toHaveLength(all.length);
  consoleErrors.length = 0; // the browser logs the 404
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every story of the page is listed with its link, in each view', async ({ page }) => {
    await page.goto('/blog');
    expect(await titles(page)).toEqual(all.map(({ title }) => title));
    await expect(page.getByRole('button', { name: /Bookmark/ })).toHaveCount(0);
    await expect(page.getByLabel('Search stories')).toBeHidden();
    await expect(page.locator('.stats dd:visible')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Magazine view' }).check();
    await expect(page.locator('.story').nth(5).locator('.ground')).toBeHidden();
    await page.getByRole('link', { name: titled(0).title, exact: true }).click();
    await expect(page).toHaveURL(`/blog/${titled(0).slug}`);
  });
});
