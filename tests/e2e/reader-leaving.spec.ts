import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const story = '/blog/naming-things-in-a-model-that-outlives-you';
const byline = (page: Page) => page.locator('.byline').first();
const focusMode = (page: Page) => page.locator('html[data-reading-focus="on"]');

test('Focus mode hides nothing where it cannot be left: a post that is not there', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(story);
  await page.keyboard.press('f');
  await expect(byline(page)).toBeHidden();
  await page.goto('/blog/no-such-post');
  consoleErrors.length = 0; // the browser logs the 404
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Focus mode is for the screen: on paper a story has its date and its byline', async ({
  page,
}) => {
  await page.goto(story);
  await page.keyboard.press('f');
  await expect(byline(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(byline(page)).toBeVisible();
});

test('Escape closes the panel, then stops scrolling, then leaves focus mode', async ({ page }) => {
  await page.goto(story);
  await page.keyboard.press('f');
  await expect(focusMode(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Reading preferences' }).click();
  await page.getByRole('tab', { name: 'Focus' }).click();
  await page.getByRole('checkbox', { name: 'Auto scroll' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.reading-panel:popover-open')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(focusMode(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(focusMode(page)).toHaveCount(0);
});

test('the blue-light filter covers the menu, and nothing in forced colours', async ({ page }) => {
  await page.goto(story);
  await page.getByRole('button', { name: 'Reading preferences' }).click();
  await page.getByRole('tab', { name: 'Comfort' }).click();
  await page.getByRole('slider', { name: 'Blue-light filter' }).fill('100');
  await expect(page.locator('html[data-reading-warm]')).toHaveCount(1);
  const overlay = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one, '::after').mixBlendMode);
  expect(await overlay('#menu')).toBe('multiply');
  expect(await overlay('body')).toBe('multiply');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await overlay('#menu')).toBe('normal');
  expect(await overlay('body')).toBe('normal');
});

test('the buttons of a panel are as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(story);
  await page.getByRole('button', { name: 'Reading preferences' }).click();
  const close = page.locator('.reading-panel:popover-open').getByRole('button', { name: 'Close' });
  await expect.poll(async () => (await close.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});
