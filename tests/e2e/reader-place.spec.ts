import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const slug = 'a-clash-is-two-teams-telling-the-truth';
const path = `/blog/${slug}`;
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Reading tools' }).getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
const idOf = async (page: Page) =>
  (await page.locator('[data-post]').getAttribute('data-post')) ?? '';
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

const scrollToHeading = (page: Page, id: string) =>
  page.evaluate((name) => {
    const heading = document.getElementById(name) as HTMLElement;
    scrollBy(0, heading.getBoundingClientRect().top - 80);
  }, id);

/** Scrolls, and waits until the page has noticed: the test's clock does not control frames. */
const scrolledTo = (page: Page, y: number) =>
  page.evaluate((to) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    addEventListener('scroll', resolve, { once: true });
    scrollTo({ top: to, behavior: 'instant' });
    return promise.then(() => {});
  }, y);

test.describe('Place', () => {
  test('is kept by paragraph and restored on return, with a way back to the top', async ({
    page,
  }) => {
    await page.goto(path);
    await scrollToHeading(page, 'grouping-by-cause');
    const id = await idOf(page);
    await expect
      .poll(async () => (await stored(page, 'readingProgress'))?.[id]?.place)
      .toMatchObject({ anchor: 'Grouping by cause' });
    await page.goto('/about');
    // In a window of another size, where a percentage would lead elsewhere.
    await page.setViewportSize({ width: 500, height: 700 });
    await page.goto(path);
    await expect
      .poll(async () => Math.abs((await top(page, '#grouping-by-cause')) - 80))
      .toBeLessThan(4);
    await expect(page.getByRole('status').filter({ hasText: 'Where you left off' })).toHaveCount(1);
    const back = page.getByRole('button', { name: 'Back to the top' });
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(back).toBeHidden();
  });

  test('is found again by the first words of the paragraph after the post was changed', async ({
    page,
  }) => {
    await page.goto(path);
    const id = await idOf(page);
    await page.goto('/about');
    await page.evaluate(
      ([post]) => {
        const place = { index: 2, anchor: 'What the numbers said', offset: 0 };
        const progress = { [post ?? '']: { percent: 50, wordsRead: 1, timestamp: 1, place } };
        localStorage.setItem('readingProgress', JSON.stringify(progress));
      },
      [id],
    );
    await page.goto(path);
    expect(Math.abs((await top(page, '#what-the-numbers-said')) - 80)).toBeLessThan(4);
  });

  test('yields to an address that names a heading', async ({ page }) => {
    await page.goto(path);
    await scrollToHeading(page, 'what-i-would-do-again');
    const id = await idOf(page);
    await expect.poll(async () => (await stored(page, 'readingProgress'))?.[id]).toBeTruthy();
    await page.goto('/about');
    await page.goto(`${path}#the-cubic-metre`);
    await expect(page.locator('#the-cubic-metre')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Back to the top' })).toBeHidden();
  });
});

test.describe('What is saved', () => {
  test('Reading progress is saved when above 5 percent; opening a post makes it a recent read', async ({
    page,
  }) => {
    await page.goto(path);
    const id = await idOf(page);
    await page.evaluate(() => scrollTo(0, 450));
    await expect(page.locator('[data-post]')).toBeVisible();
    await page.goto('/about');
    expect((await stored(page, 'readingProgress'))?.[id]).toBeUndefined();
    expect(await stored(page, 'recentReads')).toEqual([id]);
    await page.goto(path);
    await scrollToHeading(page, 'what-the-numbers-said');
    await expect
      .poll(async () => (await stored(page, 'readingProgress'))?.[id]?.percent)
      .toBeGreaterThan(5);
    expect((await stored(page, 'readingProgress'))[id]).toMatchObject({
      wordsRead: expect.any(Number),
      timestamp: expect.any(Number),
    });
  });

  test('Reading stats are saved only if the session exceeds 30 s', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(20_000);
    await page.goto('/about');
    expect(await stored(page, 'readingStats')).toBeNull();
    await page.goto(path);
    await page.clock.runFor(10_000);
    for (let y = 300; y <= 1_200; y += 300) {
      await scrolledTo(page, y);
      await page.clock.runFor(10_000);
    }
    await page.goto('/about');
    const [day] = Object.values((await stored(page, 'readingStats')) ?? {});
    expect(day).toMatchObject({ sessions: 1 });
    expect((day as { seconds: number }).seconds).toBeGreaterThan(30);
    expect((day as { words: number }).words).toBeGreaterThan(50);
  });
});

test.describe('Auto scroll', () => {
  test('scrolls at 60 px/s, paused 2 s after the user scrolls or presses a key', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await tool(page, 'Auto scroll').click();
    await expect(tool(page, 'Auto scroll')).toHaveAttribute('aria-pressed', 'true');
    const y = () => page.evaluate(() => scrollY);
    await expect.poll(y).toBeGreaterThan(0);
    await page.clock.pauseAt(Date.now() + 5_000);
    const moved = async (ms: number) => {
      const before = await y();
      await page.clock.runFor(ms);
      return (await y()) - before;
    };
    const second = await moved(1_000);
    expect(second).toBeGreaterThan(50);
    expect(second).toBeLessThan(70);
    for (const act of [() => page.keyboard.press('Shift'), () => page.mouse.wheel(0, 1)]) {
      // What is done reaches the page when it does; from then on it stands still.
      await expect(async () => {
        await act();
        expect(await moved(1_800)).toBeLessThan(3);
      }).toPass();
      // And goes on after that; an event that came late has it stand still once more.
      await expect(async () => {
        expect(await moved(1_400)).toBeGreaterThan(40);
      }).toPass();
    }
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Auto scroll')).toHaveAttribute('aria-pressed', 'false');
    expect(await moved(3_000)).toBe(0);
  });
});

test.describe('Keys', () => {
  test('the ring around the button that closes a panel shows whole', async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    const close = sheet.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    const room = await close.evaluate((button) => {
      const { top, right } = button.getBoundingClientRect();
      const around = button.closest('.reading-panel')?.getBoundingClientRect();
      return [top - (around?.top ?? 0), (around?.right ?? 0) - right];
    });
    expect(Math.min(...room)).toBeGreaterThanOrEqual(5);
  });

  test('everything is reachable by keyboard, with a ? sheet of keys', async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet).toContainText('Reading preferences');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    for (const [key, name] of [
      ['c', 'Contents'],
      ['r', 'Reading profiles'],
      ['p', 'Reading preferences'],
      ['s', 'Share'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    for (const [key, name] of [
      ['b', 'Bookmark'],
      ['f', 'Focus mode'],
      ['a', 'Auto scroll'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press(key);
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false');
    }
    await page.keyboard.press('+');
    await expect(page.getByLabel('Font size').first()).toHaveText('110%');
    await page.keyboard.press('-');
    await expect(page.getByLabel('Font size').first()).toHaveText('100%');
    await page.keyboard.press('d');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
    await page.keyboard.press('j');
    await expect(page.locator('#the-cubic-metre')).toBeFocused();
  });

  test('letters typed into a field stay letters, and the keys can be turned off', async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Save Current' }).click();
    await page.getByLabel('Profile name').pressSequentially('bfa');
    await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByLabel('Keys of one letter').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    for (const key of ['p', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
    for (const [list, box] of Object.entries({ '/blog': 'stories', '/projects': 'projects' })) {
      await page.goto(list);
      await page.keyboard.press('/');
      await expect(page.getByLabel(`Search ${box}`)).not.toBeFocused();
    }
  });

  test('the panel of keys closes when Tab leaves it, as the others do', async ({ page }) => {
    await page.goto(path);
    await tool(page, 'Keys').press('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Keys of one letter')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab'); // the page may end here
    await expect(page.getByLabel('Keys of one letter')).toBeHidden();
  });
});

test('printed, a post is its text alone, on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.site-nav', '.reading-tools', '.beside', 'body > footer', '#related']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.locator('[data-post]')).toBeVisible();
  expect(
    await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
});

test('printed, nothing of a table or of code is cut off, and tags keep their square', async ({
  page,
}) => {
  await page.setViewportSize({ width: 690, height: 980 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('[data-post]').evaluate((post) => {
    const row = '<td>a column</td><td>Rindfleischetikettierung</td>'.repeat(8);
    post.insertAdjacentHTML('beforeend', `<div class="table"><table><tr>${row}</tr></table></div>`);
    const wide = [...post.querySelectorAll('.table, table, pre')];
    return wide.filter(
      (it) => it.getBoundingClientRect().right > innerWidth || it.scrollWidth > it.clientWidth,
    );
  });
  expect(cut).toEqual([]);
  const exact = await page
    .locator('.reader .chip')
    .evaluate((chip) => getComputedStyle(chip, '::before').printColorAdjust);
  expect(exact).toBe('exact');
});

test('a reader costs nothing until used: what a visitor loads first', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.join()).not.toMatch(/panel|settings|auto-scroll|night|owner-reader|local-post\./);
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeLessThan(12_000);
});
