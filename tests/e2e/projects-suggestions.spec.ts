import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search projects' });
const option = (page: Page) => page.getByRole('option', { name: 'Revit', exact: true });

async function typeRe(page: Page): Promise<void> {
  await page.goto('/projects');
  await search(page).pressSequentially('re');
  await expect(option(page)).toBeVisible();
}

/**
 * Moves a finger upwards from the middle of an element, as whoever scrolls does, and holds it still
 * before it is lifted, because a tap on a page that scrolls on only stops it.
 */
async function scrollFrom(page: Page, from: ReturnType<typeof option>): Promise<void> {
  const box = await from.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const browser = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    up: number,
    afterSeconds = 0.016,
  ) => {
    timestamp += afterSeconds;
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y: y - up }];
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', 0);
  for (let up = 15; up <= 150; up += 15) await touch('touchMove', up);
  await touch('touchEnd', 150, 1);
}

test.describe('Suggestions under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('one that scrolls takes none, one that taps takes one', async ({ page }) => {
    await typeRe(page);
    await scrollFrom(page, option(page));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(search(page)).toHaveValue('re');
    await expect(search(page)).toBeFocused();
    await option(page).tap();
    await expect(search(page)).toHaveValue('Revit');
    await expect(search(page)).toBeFocused();
  });
});

test('a right click takes no suggestion and leaves the list open; a click keeps the focus', async ({
  page,
}) => {
  await typeRe(page);
  await option(page).click({ button: 'right' });
  await expect(search(page)).toHaveValue('re');
  await expect(option(page)).toBeVisible();
  await option(page).click();
  await expect(search(page)).toHaveValue('Revit');
  await expect(search(page)).toBeFocused();
});
