import type { Page } from '@playwright/test';
import { type RunningServer, sampleContent, startServer } from '../fixtures/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hold, passphrase, shownProgress, signIn, test } from './fixtures.ts';
import config from './playwright.config.ts';

/** Every host under .test is this machine. */
const launchOptions = {
  ...config.use?.launchOptions,
  args: [...(config.use?.launchOptions?.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
};
test.use({ launchOptions });

const owner = (page: Page) => page.getByRole('button', { name: 'Owner' });
const remembered = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('Navigation bar', () => {
  test('it has a scroll-progress bar (value 0 to 1)', async ({ page }) => {
    await page.goto('/about');
    const progress = () => shownProgress(page);
    expect(await progress()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(progress).toBeCloseTo(1, 1);
  });

  test('the menu toggle opens the links over an inert page, and Close or Escape closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#menu');
    for (const leave of ['Enter', 'Escape']) {
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(page.locator('#content')).toHaveAttribute('inert');
      await expect(page.locator('.skip')).toHaveAttribute('inert');
      await page.keyboard.press(leave);
      await expect(menu).toBeHidden();
      await expect(page.locator('#content')).not.toHaveAttribute('inert');
    }
  });

  test('in a low window Close stays in sight, and so does the whole outline of each link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    const close = menu.getByRole('button', { name: 'Close' });
    const links = await menu.getByRole('link').all();
    for (const key of [...links.map(() => 'Tab'), ...links.slice(1).map(() => 'Shift+Tab')]) {
      await page.keyboard.press(key);
      const [link, head] = [await page.locator(':focus').boundingBox(), await close.boundingBox()];
      expect(head?.y).toBeGreaterThanOrEqual(0);
      expect(link?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0) + 4);
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(360 - 4);
    }
  });

  test('the menu closes when the links themselves have room', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 1024 });
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#content')).not.toHaveAttribute('inert');
  });

  test('the menu tells the current page by a bar, not by colour alone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/experience');
    await page.getByRole('button', { name: 'Menu' }).click();
    const line = (name: string) =>
      page
        .locator('#menu')
        .getByRole('link', { name })
        .evaluate((link) => [
          getComputedStyle(link).borderBottomWidth,
          link.getBoundingClientRect().height,
        ]);
    const [thin, height] = await line('Home');
    expect(thin).toBe('1px');
    await expectAccessible(page);
    expect(await line('Experience')).toEqual(['3px', height]);
  });
});

test.describe('Owner-toggle visibility on other hosts', () => {
  const port = (server: RunningServer) => new URL(server.address).port;
  let named: RunningServer;
  test.beforeAll(async () => {
    named = await startServer({ content: sampleContent, env: { OWNER_HOSTS: 'desk.test' } });
  });
  test.afterAll(() => named.stop());
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs that these hosts have no HTTPS
  });

  test('the toggle is visible on the hosts the owner names, and on no other', async ({ page }) => {
    await page.goto(`http://desk.test:${port(named)}/about`);
    await expect(owner(page)).toBeVisible();
    await page.goto(`http://portfolio.test:${port(named)}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner(page)).toHaveCount(0);
  });

  test('admin with 1 or true turns it on, any other value off; it is removed from the address and remembered', async ({
    page,
  }) => {
    const site = `http://portfolio.test:${port(named)}`;
    for (const [on, off] of [
      ['1', '0'],
      ['true', 'no'],
    ]) {
      await page.goto(`${site}/experience?admin=${on}`);
      await expect(owner(page)).toBeVisible();
      expect(page.url()).toBe(`${site}/experience`);
      await page.goto(`${site}/about`);
      await expect(owner(page)).toBeVisible();
      await page.goto(`${site}/blog?tag=BIM&admin=${off}`);
      await expect(owner(page)).toHaveCount(0);
      expect(page.url()).toBe(`${site}/blog?tag=BIM`);
      expect(await remembered(page, 'ownerToggleVisible')).toBe('false');
      await page.goto(`${site}/about`);
      await expect(owner(page)).toHaveCount(0);
    }
  });
});

test.describe('Sign-in dialog', () => {
  test("a failure without a message gives 'Login failed' inline", async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/api/auth/owner', (route) => route.fulfill({ status: 500 }));
    await page.goto('/about');
    await owner(page).click();
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Login failed');
    await expect(page.getByLabel('Passphrase')).toHaveValue(passphrase);
    await expectAccessible(page);
    consoleErrors.length = 0; // the browser logs the 500
  });
});

test.describe('Owner mode', () => {
  test('an expired token found on read is cleared automatically', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      const payload = btoa(JSON.stringify({ exp: 1 }));
      for (const key of ['token', 'ownerToken']) localStorage.setItem(key, `x.${payload}.x`);
      localStorage.setItem('ownerMode', 'true');
    });
    await page.reload();
    await expect(owner(page)).toHaveAttribute('aria-pressed', 'false');
    for (const key of ['token', 'ownerToken']) expect(await remembered(page, key)).toBeNull();
    expect(await remembered(page, 'ownerMode')).toBe('false');
  });

  test('is re-read on cross-tab storage changes', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/experience');
    await signIn(page);
    await expect(owner(other)).toHaveAttribute('aria-pressed', 'true');
    await owner(other).click();
    await expect(owner(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', { name: 'Edit quote' })).toHaveCount(0);
  });

  test('is re-read when the tab becomes visible again', async ({ page }) => {
    await page.goto('/about');
    await signIn(page);
    await page.evaluate(() => {
      localStorage.setItem('ownerMode', 'false'); // a tab gets no event for its own changes
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(owner(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('when no token exists, a console warning says so, and the request is still sent', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/about');
    await signIn(page);
    await page.getByRole('button', { name: 'Edit motto' }).click();
    await page.getByLabel('Motto', { exact: true }).fill('Unsigned');
    await owner(page).click();
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await warned).text()).toBe('Owner token is missing. Unlock owner mode first.');
    expect((await sent).headers()['x-owner-token']).toBeUndefined();
    consoleErrors.length = 0; // the browser logs the 401
  });
});

test.describe('Toasts', () => {
  const toast = '.toast';
  const playing = (page: Page) =>
    page.locator(toast).evaluate((element) => element.getAnimations()[0]?.playState);

  /** Saves something, which shows a toast. */
  async function saveMotto(page: Page): Promise<void> {
    await page.goto('/about');
    await signIn(page);
    await page.getByRole('button', { name: 'Edit motto' }).click();
    await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await expect(page.getByRole('status')).toBeEmpty();
    await page.getByLabel('Motto', { exact: true }).press('Control+s');
    await page.locator(toast).evaluate((element) => element.getAnimations()[0]?.pause());
  }

  /** How much of the toast the line below it measures, in percent, when half of its time is over. */
  const lineAtHalfTime = (page: Page) =>
    page.locator(toast).evaluate((element) => {
      const [life] = element.getAnimations();
      if (life) life.currentTime = 2_000;
      const { width } = getComputedStyle(element, '::after');
      return Math.round((100 * Number.parseFloat(width)) / element.clientWidth);
    });

  test('auto-dismiss after 4 seconds, with a line that runs out with their time; are read one by one, not again with the next', async ({
    page,
  }) => {
    await saveMotto(page);
    await expect(page.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
    expect(await lineAtHalfTime(page)).toBe(50);
    const lifetime = await page
      .locator(toast)
      .evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration);
    expect(lifetime).toBe(4_000);
    await page.locator(toast).evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(page.locator(toast)).toHaveCount(0);
  });

  test('have no moving line, and the same time, when less motion is asked for', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await saveMotto(page);
    await expect(page.locator(toast)).toBeVisible();
    const [line, lifetime] = await page
      .locator(toast)
      .evaluate((element) => [
        getComputedStyle(element, '::after').display,
        element.getAnimations()[0]?.effect?.getTiming().duration,
      ]);
    expect([line, lifetime]).toEqual(['none', 4_000]);
  });

  test('wait while they are pointed at or hold focus, and can be dismissed', async ({ page }) => {
    await saveMotto(page);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await page.locator(toast).hover();
    expect(await playing(page)).toBe('paused');
    await dismiss.focus();
    await page.mouse.move(700, 200);
    expect(await playing(page)).toBe('paused');
    await page.keyboard.press('Enter');
    await expect(page.locator(toast)).toHaveCount(0);
  });

  test('wait and resume when the pointer event comes before the toast is shown, as in Firefox', async ({
    page,
  }) => {
    await saveMotto(page);
    const tell = (event: string) =>
      page
        .locator(toast)
        .evaluate((element, name) => element.dispatchEvent(new PointerEvent(name)), event);
    await tell('pointerenter');
    expect(await playing(page)).toBe('paused');
    await page.locator(toast).hover();
    await tell('pointerleave');
    expect(await playing(page)).toBe('running');
  });

  test('resume once they are left', async ({ page }) => {
    await saveMotto(page);
    await page.locator(toast).hover();
    await page.mouse.move(700, 200);
    await expect.poll(() => playing(page).catch(() => 'gone')).toMatch(/running|gone/);
  });

  test('can be read and dismissed while a dialog is open, whichever came first', async ({
    page,
  }) => {
    await saveMotto(page);
    const dialog = page.getByRole('dialog');
    const inDialog = dialog.getByRole('status').locator(toast);
    await page.getByRole('button', { name: 'Edit quote' }).click();
    await expect(inDialog).toContainText('Profile saved');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').locator(toast)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await page.getByRole('button', { name: 'Edit quote' }).click();
    const quote = dialog.getByLabel('Quote');
    await quote.fill('Sent');
    const { release } = await hold(page, 'POST', '**/api/profile');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await quote.fill('Sent, and then some');
    release();
    await expect(inDialog).toContainText('Profile saved');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator(toast)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

test.describe('The theme switch', () => {
  const isDark = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

  for (const path of ['/about', '/blog/a-clash-is-two-teams-telling-the-truth']) {
    test(`tells on ${path} whether the theme is dark, whoever chose it`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(isDark(page)).toHaveAttribute('aria-pressed', 'false');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(isDark(page)).toHaveAttribute('aria-pressed', 'true');
      await isDark(page).click();
      await expect(isDark(page)).toHaveAttribute('aria-pressed', 'false');
      await isDark(page).click();
      await page.reload();
      await expect(isDark(page)).toHaveAttribute('aria-pressed', 'true');
    });
  }
});

test('what takes focus is not hidden under the dock', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'View all projects' });
  await link.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: top + scrollY - innerHeight + 60, behavior: 'instant' });
    element.focus();
  });
  const dock = await page.locator('.dock').boundingBox();
  const bottom = async () => {
    const box = await link.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(dock?.y ?? 0);
});
