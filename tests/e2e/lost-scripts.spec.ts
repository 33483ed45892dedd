import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const notLoaded = 'This part could not be loaded. Please reload the page when you are online.';

test.describe('A page whose scripts are lost', () => {
  let said: string[];
  test.beforeEach(({ page }) => {
    said = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      return dialog.accept();
    });
  });
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs the aborted requests
  });

  const lose = (page: Page, scripts: RegExp) => page.route(scripts, (route) => route.abort());
  const dark = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

  const bookmark = (page: Page) => page.getByRole('button', { name: /^Bookmark / }).first();

  for (const [what, path, press] of [
    ['Explore', '/projects', (page: Page) => page.locator('.explore > summary').first().click()],
    ['a bookmark', '/blog', (page: Page) => bookmark(page).click()],
    ['a template', '/contact', (page: Page) => page.locator('[data-template]').first().click()],
    ['the theme switch', '/about', (page: Page) => dark(page).click()],
  ] as const) {
    test(`can be read, and says so at each press of ${what}`, async ({ page }) => {
      await lose(page, /\.js$/);
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect(said).toEqual([]);
      await press(page);
      await expect.poll(() => said).toEqual([notLoaded]);
      await press(page);
      await expect.poll(() => said).toEqual([notLoaded, notLoaded]);
    });
  }

  test('says so once of what is written or chosen, before a message is long', async ({ page }) => {
    await lose(page, /\.js$/);
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Email or phone number').fill('ada@site.example');
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await expect.poll(() => said).toEqual([notLoaded]);
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  });

  test('says so of what was pressed before it was clear', async ({ page }) => {
    const { promise: pressed, resolve } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await pressed;
      await route.abort();
    });
    await Promise.all([page.goto('/about'), dark(page).click().finally(resolve)]);
    await expect.poll(() => said).toEqual([notLoaded]);
  });

  test('says so of what its address asks for', async ({ page }) => {
    await lose(page, /\.js$/);
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Clash Triage', exact: true }).first().click();
    await expect.poll(() => said).toEqual([notLoaded]);
  });

  test('says so once where only some are lost, and the others work', async ({ page }) => {
    await lose(page, /\/Stories\.astro.*\.js$/);
    await page.goto('/blog');
    await dark(page).click();
    await expect(dark(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => said).toEqual([notLoaded]);
    await dark(page).click();
    await expect(dark(page)).toHaveAttribute('aria-pressed', 'false');
    expect(said).toEqual([notLoaded]);
  });
});
