import type { Page } from '@playwright/test';
import { expect, openAsOwner, test } from './fixtures.ts';
import { pressAsOwner } from './owner-forms.ts';

const notLoaded = 'This part could not be loaded. Please reload the page when you are online.';

/** Makes all further scripts fail to load, as when the network is gone. */
const loseScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

/** The message of the dialog that an action opens. */
async function saidBy(page: Page, does: () => Promise<unknown>): Promise<string> {
  const told = page.waitForEvent('dialog');
  const done = does();
  const dialog = await told;
  await dialog.accept();
  await done;
  return dialog.message();
}

test.describe('A part of the page that is loaded on demand, and fails to load', () => {
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs the aborted requests
  });

  for (const [what, path, name] of [
    ['a reading tool', '/blog/forty-milliseconds', 'Reading preferences'],
    ['the sign-in', '/', 'Owner'],
  ] as const) {
    test(`${what} says so, and works after a reload`, async ({ page }) => {
      await page.goto(path);
      await loseScripts(page);
      const button = page.getByRole('button', { name }).first();
      expect(await saidBy(page, () => button.click())).toBe(notLoaded);
      await page.unroute(/\.js$/);
      await page.reload(); // some browsers ask for a part only once
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test.describe("the ways to send a message: 'Something went wrong. Please try again or contact me directly.'", () => {
    const chooser = (page: Page) => page.getByRole('dialog', { name: 'Send by' });
    const said = (page: Page) => page.locator('[data-said]');
    const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

    test.beforeEach(async ({ page, context }) => {
      await page.goto('/contact');
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Email or phone number').fill('ada@site.example');
      await page.getByLabel('Message', { exact: true }).fill('Hello');
      await context.setOffline(true);
      await send(page);
      await expect(said(page)).toHaveText(
        'Something went wrong. Please try again or contact me directly.',
      );
    });

    test('trying again works once the server is back', async ({ page, context }) => {
      await context.setOffline(false);
      await expect(async () => {
        await send(page); // in a browser that asks only once, this brings the page anew
        await expect(chooser(page)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(said(page)).toHaveText('');
    });

    test('in a browser that asks for code only once, trying again brings the page anew', async ({
      page,
      context,
    }) => {
      await loseScripts(page);
      await context.setOffline(false);
      const again = page.waitForRequest((request) => request.isNavigationRequest());
      await send(page);
      await again;
      await page.unroute(/\.js$/);
      await page.reload();
      await expect(said(page)).toHaveText('Draft restored.');
      await send(page);
      await expect(chooser(page)).toBeVisible();
    });
  });

  for (const [what, path, name] of [
    ['a project’s details', '/projects', 'Clash Triage'],
    ['a certificate’s details', '/certificates', 'Railway site safety card'],
  ] as const) {
    test(`${what} are left to the browser, at an address that shows them once the server is back`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      await context.setOffline(true);
      const asked = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      await page.getByRole('link', { name, exact: true }).first().click();
      await asked;
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('dialog')).toContainText(name);
    });
  }

  test('the story editor says so in its place', async ({ page }) => {
    await openAsOwner(page, '/', page.getByRole('main'));
    await page.route(/mount-editor[^/]*\.js$/, (route) => route.abort());
    await page.goto('/blog/edit/new');
    await expect(page.getByRole('status').filter({ hasText: notLoaded })).toBeVisible();
  });

  test('the editor of About Me says so, and the words in other editors stay', async ({ page }) => {
    await pressAsOwner(page, '/about', 'Edit motto');
    const motto = page.getByLabel('Motto', { exact: true });
    await motto.fill('Half a thought');
    await page.route('**/_astro/rich-text*', (route) => route.abort());
    const edit = page.getByRole('button', { name: 'Edit about me' });
    expect(await saidBy(page, () => edit.click())).toBe(notLoaded);
    await expect(motto).toHaveValue('Half a thought');
    await expect(page.locator('.story .rich')).toBeVisible();
    await expect(edit).toBeEnabled();
  });

  test('two that fail at once are both reported; what fails for another reason, or for none, is not mistaken for one', async ({
    page,
  }) => {
    await page.goto('/');
    const told = await page.evaluate(() => {
      const isTold = (reason: unknown) => {
        const failed = { promise: Promise.resolve(), reason, cancelable: true };
        return !dispatchEvent(new PromiseRejectionEvent('unhandledrejection', failed));
      };
      const forNone = isTold(undefined);
      const reasons = [new TypeError('one'), new TypeError('two')];
      for (const payload of reasons)
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      return { forNone, both: reasons.map(isTold), another: isTold(new TypeError('three')) };
    });
    expect(told).toEqual({ forNone: false, both: [true, true], another: false });
  });

  test('one that is broken off by leaving the page is not reported, not even on return', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      return dialog.accept();
    });
    await page.clock.install();
    await page.goto('/');
    const lose = (andLeaves: boolean) =>
      page.evaluate((leaves) => {
        const payload = new TypeError('broken off');
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
        const failed = { promise: Promise.resolve(), reason: payload, cancelable: true };
        dispatchEvent(new PromiseRejectionEvent('unhandledrejection', failed));
        if (leaves) dispatchEvent(new PageTransitionEvent('pagehide'));
      }, andLeaves);
    await lose(true);
    await page.clock.runFor(1_000);
    expect(said).toEqual([]);
    await lose(false);
    await page.clock.runFor(1_000);
    expect(said).toEqual([notLoaded]);
  });
});
