import type { Page } from '@playwright/test';
import { expect, openAsOwner, test } from './fixtures.ts';

const notLoaded = 'This part could not be loaded. Please reload the page when you are online.';

/** From now on no script comes, as where the network is gone. */
const loseScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

/** What the browser says while something is done. */
async function saidBy(page: Page, does: () => Promise<unknown>): Promise<string> {
  const told = page.waitForEvent('dialog');
  const done = does();
  const dialog = await told;
  await dialog.accept();
  await done;
  return dialog.message();
}

test.describe('A part of the page that is fetched when it is wanted, and does not come', () => {
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser itself notes the requests that were cut
  });

  for (const [what, path, name] of [
    ['a reading tool', '/blog/forty-milliseconds', 'Reading preferences'],
    ['the sign-in', '/', 'Owner'],
  ] as const) {
    test(`${what} says so, and works once it can be had`, async ({ page }) => {
      await page.goto(path);
      await loseScripts(page);
      const button = page.getByRole('button', { name }).first();
      expect(await saidBy(page, () => button.click())).toBe(notLoaded);
      await page.unroute(/\.js$/);
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('a project’s details say so, at an address that shows them after a reload', async ({
    page,
  }) => {
    await page.goto('/projects');
    await loseScripts(page);
    const link = page.getByRole('link', { name: 'Clash Triage', exact: true }).first();
    expect(await saidBy(page, () => link.click())).toBe(notLoaded);
    await page.unroute(/\.js$/);
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Clash Triage');
  });

  test('the story editor says so in its place', async ({ page }) => {
    await openAsOwner(page, '/', page.getByRole('main'));
    await page.route(/mount-editor[^/]*\.js$/, (route) => route.abort());
    await page.goto('/blog/edit/new');
    await expect(page.getByRole('status').filter({ hasText: notLoaded })).toBeVisible();
  });

  test('what fails for another reason, or for none, is not taken for one', async ({ page }) => {
    await page.goto('/');
    const taken = await page.evaluate(() => {
      const failed = { promise: Promise.resolve(), reason: undefined, cancelable: true };
      return !dispatchEvent(new PromiseRejectionEvent('unhandledrejection', failed));
    });
    expect(taken).toBe(false);
  });

  test('of two that do not come at once each is told', async ({ page }) => {
    await page.goto('/');
    const told = await page.evaluate(() => {
      const reasons = [new TypeError('one'), new TypeError('two')];
      for (const payload of reasons)
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      return reasons.map((reason) => {
        const failed = { promise: Promise.resolve(), reason, cancelable: true };
        return !dispatchEvent(new PromiseRejectionEvent('unhandledrejection', failed));
      });
    });
    expect(told).toEqual([true, true]);
  });
});
