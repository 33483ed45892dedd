import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { answerTo, expect, sendAsOwner, signIn, test } from './fixtures.ts';
import { pressAsOwner } from './owner-forms.ts';

test.use({ site: 'seen whole' });

const dialog = (page: Page) => page.getByRole('dialog');

/** Where something is on the screen, once it is shown. */
async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How a picture fills its place. */
const fit = (picture: Locator) => picture.evaluate((one) => getComputedStyle(one).objectFit);

test.describe('a project with 20 pictures, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('its dots share one line between arrows as large as a finger', async ({ page }) => {
    await page.goto('/projects');
    const images = Array.from({ length: 20 }, (_, at) => `/uploads/two-promises.webp?${at}`);
    await sendAsOwner(page, 'PUT', 'projects/roomtone', { images });
    await page.goto('/projects?project=roomtone');
    const dots = dialog(page).getByRole('button', { name: /^Image \d+ of 20$/ });
    await expect(dots).toHaveCount(20);
    // All at one moment, because the details come in from below.
    const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    for (const name of ['Previous image', 'Next image']) {
      const { width, right } = await boxOf(dialog(page).getByRole('button', { name }));
      expect(width).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(360);
    }
  });
});

test.describe('in a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  for (const [what, path, picture] of [
    ['a project', '/projects?project=lattice', '.frames > *'],
    ['a certificate', '/certificates', '.plate'],
  ] as const) {
    test(`the picture of ${what} fits below the head of its details`, async ({ page }) => {
      await page.goto(path);
      if (path === '/certificates')
        await page
          .locator(
            '[data-list] h3 button, [data-list] h3 a, [data-list] h2 a, [data-list] h2 button',
          )
          .first()
          .click();
      const head = await boxOf(dialog(page).locator('.dialog-head'));
      const { height } = await boxOf(dialog(page).locator(picture).first());
      expect(height).toBeLessThanOrEqual(360 - head.height);
    });
  }

  test('the months to choose from are in the window, above the theme switch', async ({ page }) => {
    await page.goto('/certificates/new');
    await page.getByRole('button', { name: 'Choose month' }).click();
    const december = page.getByRole('button', { name: /^Dec/ });
    await expect(december).toBeInViewport({ ratio: 1 });
  });
});

test('no picture of the gallery is cut, nor is a small one enlarged', async ({ page, server }) => {
  const tall = sharp({ create: { width: 90, height: 160, channels: 3, background: '#345' } });
  await tall.webp().toFile(join(server.content, 'uploads', 'tall.webp'));
  await page.goto('/certificates');
  await sendAsOwner(page, 'POST', 'gallery', {
    title: 'A tall one',
    imageUrl: '/uploads/tall.webp',
  });
  await page.reload();
  expect(await fit(page.getByRole('img', { name: 'A tall one' }))).toBe('scale-down');
});

test('what was saved meanwhile is as wide as a dialog allows, and the choice is below it', async ({
  page,
  consoleErrors,
}) => {
  await pressAsOwner(page, '/contact', 'Edit contact details');
  await page.getByLabel('Response within').fill('2 days');
  await sendAsOwner(page, 'POST', 'profile', { location: 'Osaka' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const theirs = await boxOf(dialog(page).locator('.theirs'));
  const choice = await boxOf(dialog(page).getByRole('button', { name: 'Keep mine' }));
  expect(theirs.width).toBeGreaterThan(280);
  expect(choice.y).toBeGreaterThanOrEqual(theirs.bottom);
  consoleErrors.length = 0; // the browser logs the 412
});

test.describe('a toast', () => {
  const title = 'A title as long as few are, '.repeat(6).trim();
  const toast = (page: Page) => page.locator('.toast');

  /** Lets a deletion fail, which is told with the story's title. */
  async function failToDelete(page: Page): Promise<void> {
    await page.goto('/blog');
    await sendAsOwner(page, 'POST', 'posts', { title, body: '<p>Words</p>', status: 'published' });
    await page.reload();
    await signIn(page);
    await answerTo(page, 'DELETE', '**/api/posts/**', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page
      .getByRole('button', { name: `Delete ${title}` })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
  }

  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs the 500
  });

  for (const [width, where] of [
    [1440, 'no wider than its words are well read'],
    [360, 'above the buttons in the lower corner, whatever its length'],
  ] as const) {
    test(`is ${where}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await failToDelete(page);
      const { x, right, bottom } = await boxOf(toast(page));
      const dock = await boxOf(page.locator('.dock'));
      expect(right - x).toBeLessThanOrEqual(32 * 16);
      expect(right <= dock.x || bottom <= dock.y).toBe(true);
      expect(right).toBeLessThanOrEqual(width - x);
    });
  }
});
