import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cards = '.carousel > li';
const carousel = (page: Page) => page.getByRole('list', { name: 'Highlights' });
const scrolled = (track: Locator) => track.evaluate((element) => element.scrollLeft);
const widthOf = (track: Locator) => track.evaluate((element) => element.clientWidth);
const next = (page: Page) => page.getByRole('button', { name: 'Next highlights' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous highlights' });

test.use({ site: 'home as sent' });

test.describe('Highlights carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a highlight card is 360 by 320 px; a scroll step is 85% of the width, by button and by key, and is announced; there are no buttons while the cards fit', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('a highlight card is 360 by 320 px', async () => {
      const box = await page.locator(cards).first().boundingBox();
      expect([box?.width, box?.height]).toEqual([360, 320]);
    });
    await test.step('a scroll step is 85% of the width, by button and by key, and is announced', async () => {
      const track = carousel(page);
      const room = await track.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      const step = Math.min(room, 0.85 * (await widthOf(track)));
      await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
      await next(page).click();
      await expect.poll(() => scrolled(track)).toBeCloseTo(step, -1);
      await expect(page.getByText(/^Highlights \d( to \d)? of 6$/)).toBeAttached();
      await track.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => scrolled(track)).toBe(0);
      await page.keyboard.press('End');
      await expect.poll(() => scrolled(track)).toBeCloseTo(room, -1);
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    });
    await test.step('there are no buttons while the cards fit', async () => {
      await expect(next(page)).toBeVisible();
      await page.locator(cards).evaluateAll((all) => {
        for (const card of all.slice(3)) card.remove();
      });
      await expect(next(page)).toBeHidden();
      await expect(previous(page)).toBeHidden();
    });
  });

  test('a scroll step is announced when the browser has no event for the end of scrolling', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto('/');
    await next(page).click();
    await expect(page.getByText(/^Highlights \d+ to \d+ of 6$/)).toBeAttached();
  });

  test('a link that takes focus is fully visible', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    await page.goto('/');
    const link = carousel(page).getByRole('link', { name: 'Nine causes' });
    await page.getByRole('link', { name: 'View all projects' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await carousel(page).evaluate((track) => {
      const links = [...track.querySelectorAll('a')];
      links.at(-2)?.focus();
      const at = links.at(-1)?.getBoundingClientRect().left ?? 0;
      track.scrollTo({ left: track.scrollLeft + at - innerWidth + 50, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('the wheel moves it and, at its end, the page', async ({ page }) => {
    await page.goto('/');
    const track = carousel(page);
    await track.hover();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(track)).toBe(300);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.mouse.wheel(0, 9000);
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top + 200);
  });

  test('dragging more than 5 px moves it and opens nothing, less is a click', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Scan to model', exact: true });
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 4, y);
    expect(await scrolled(carousel(page))).toBe(0);
    await page.mouse.move(x - 200, y, { steps: 4 });
    expect(await scrolled(carousel(page))).toBe(200);
    await page.mouse.move(x - 190, y);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: 'Scan to model', exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/admit-how-sure-you-are$/);
  });
});

test.describe('Projects and Latest Posts', () => {
  test('project cards and post cards: whole outlines, tags, and the links to all of them', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('the outline of a focused project is not cut off at the edges', async () => {
      for (const shelf of ['.pick', '.pick + .shelf']) {
        const name = page.locator(`${shelf} .model .name a`).first();
        await page.keyboard.press('Shift');
        await name.focus();
        const outline = await page.locator(shelf).evaluate((row) => {
          const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(row);
          const { outlineOffset, outlineWidth } = getComputedStyle(
            row.querySelector('.model') ?? row,
          );
          const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
          return [overflowX, overflowY, Number.parseFloat(overflowClipMargin) - reach];
        });
        expect(outline, shelf).toEqual(['clip', 'clip', 0]);
      }
    });
    await test.step('have a View all link to /projects and /blog', async () => {
      const projects = page.getByRole('link', { name: 'View all projects' });
      await expect(projects).toHaveAttribute('href', '/projects');
      const posts = page.getByRole('link', { name: 'View all posts' });
      await expect(posts).toHaveAttribute('href', '/blog');
    });
    await test.step('project cards show up to 4 tags, post cards up to 6; the 12 newest posts', async () => {
      const most = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) =>
            Math.max(...all.map((card) => card.querySelectorAll('.chip').length)),
          );
      expect(await most('.model')).toBe(4);
      expect(await most('article.post')).toBeLessThanOrEqual(6);
      await expect(page.locator('article.post')).toHaveCount(12);
      const days = await page
        .locator('article.post time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toEqual([...days].sort().reverse());
    });
  });

  test('a project card opens /projects with a focus id, a post card /blog', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lattice', exact: true }).click();
    await expect(page).toHaveURL('/projects?project=lattice#project-lattice');
    await expect(page.getByRole('dialog', { name: 'Lattice' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'What a wall knows' }).last().click();
    await expect(page).toHaveURL('/blog#post-what-a-wall-knows');
  });

  test('post preview text is 320 characters in grid, 520 in list', async ({ page, server }) => {
    await page.goto('/');
    const answer = await page.request.get(`${server.address}/api/posts?pageSize=12`);
    const { items } = (await answer.json()) as { items: { preview: string }[] };
    const at = items.findIndex(({ preview }) => preview.length > 400);
    const preview = page.locator('article.post .preview').nth(at);
    const length = async () => {
      await preview.scrollIntoViewIfNeeded(); // parts far from the screen are not laid out
      // biome-ignore lint/performance/useDomNodeTextContent: leaves out what the view hides
      return (await preview.innerText()).length;
    };
    expect(await length()).toBeLessThanOrEqual(321);
    expect(await length()).toBeGreaterThan(250);
    await page.getByText('List view').locator('..').click();
    await expect.poll(length).toBeGreaterThan(400);
    expect(await length()).toBeLessThanOrEqual(521);
    await page.reload();
    await expect.poll(length).toBeGreaterThan(400);
  });
});

test('a long welcome text is not broken beside the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/');
  const paragraphs = page.locator('.hero .welcome > p');
  await paragraphs.first().evaluate((one) => {
    for (let more = 0; more < 5; more++) one.after(one.cloneNode(true));
  });
  const parts = await page.locator('.hero').locator('.welcome > p, .start').all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const gaps = boxes.slice(1).map((box, at) => {
    const above = boxes[at];
    return Math.round((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  });
  expect(gaps.length).toBeGreaterThan(5);
  expect(new Set(gaps).size).toBe(1);
});

test('Home has its own theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('homeTheme'))).toBe('dark');
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test.describe('Home without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is complete, and the highlights scroll without scripts', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(next(page)).toBeHidden();
    await carousel(page).focus();
    await expect(page.locator('article.post')).toHaveCount(12);
  });
});

test('nothing on Home moves when the carousel starts', async ({ page, browser, server }) => {
  const places = async (home: Page) => {
    await home.goto('/', { waitUntil: 'networkidle' });
    const parts = ['#highlights', '.carousel > li', '#projects', '#latest-posts', 'footer'];
    return Promise.all(parts.map((part) => home.locator(part).first().boundingBox()));
  };
  const plain = await browser.newContext({ baseURL: server.address, javaScriptEnabled: false });
  await plain.newPage().then((home) => home.setViewportSize({ width: 1440, height: 900 }));
  const before = await places(plain.pages()[0] ?? page);
  await plain.close();
  await page.goto('/');
  await expect(page.locator('[data-far]')).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  await expect(next(page)).toBeVisible();
});
