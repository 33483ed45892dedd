import type { Page } from '@playwright/test';
import { expect, test, unseenShift } from './fixtures.ts';
import config from './playwright.config.ts';

// As a visitor sees it, on a host without the Owner switch. Every host under .test is this machine.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  },
  baseURL: async ({ server }, use) => use(server.address.replace(/\/\/[^:]+/, '//portfolio.test')),
});
test.afterEach(({ consoleErrors }) => {
  consoleErrors.length = 0; // the browser logs that this host has no HTTPS
});

const path = '/blog/a-clash-is-two-teams-telling-the-truth';
const focusMode = (page: Page) => page.getByRole('button', { name: 'Focus mode', exact: true });

/** The sums of layout shifts so far, without those caused by the visitor's own input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sum.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);

test.describe('Nothing moves', () => {
  test('CLS 0: the script, the preferences and scrolling to the end move nothing', async ({
    page,
  }) => {
    await watchShifts(page);
    for (const address of [path, '/blog/the-programme-is-a-commit-history']) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await page.evaluate(async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          for (let y = 0; y < document.body.scrollHeight; y += 400) {
            scrollTo(0, y);
            await frame();
          }
        });
        expect(await shifts(page)).toBeLessThan(unseenShift);
      }
    }
  });

  test('a reader’s own size, theme and place are there at the first paint', async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('+');
    await page.keyboard.press('f');
    await expect(focusMode(page)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => scrollTo(0, 3_000));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('readingProgress')))
      .toBeTruthy();
    await watchShifts(page);
    await page.goto('/about');
    await page.goto(path);
    await expect(focusMode(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await shifts(page)).toBeLessThan(unseenShift);
  });
});
