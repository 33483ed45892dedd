import type { Page } from '@playwright/test';
import { expect, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'details reloaded', viewport: { width: 1000, height: 700 } });

const dialog = (page: Page) => page.getByRole('dialog');
const current = (page: Page) => dialog(page).locator('.dots [aria-current]');
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next project' });
const place = (page: Page) => dialog(page).evaluate(({ scrollTop }) => scrollTop);

/** Reads a project at its third picture, some way down. */
async function readOn(page: Page): Promise<void> {
  await page.goto('/projects?project=clash-triage');
  await dialog(page).getByRole('button', { name: 'Image 3 of 3' }).click();
  await dialog(page).evaluate((one) => one.scrollTo(0, 400));
}

/** Returns to the page until it shows what was changed elsewhere. */
const returnUntil = (page: Page, changed: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await changed();
  }).toPass();

/** Changes a project, its name too, as the owner on another device does, and returns to the page. */
async function changeElsewhere(
  page: Page,
  id: string,
  change: { name: string; images?: string[] },
) {
  await sendAsOwner(page, 'PUT', `projects/${id}`, change);
  const card = page.locator('article.model h2', { hasText: change.name });
  await returnUntil(page, () => expect(card).toBeAttached({ timeout: 1_000 }));
}

test('details stay as they were read when another project was saved meanwhile', async ({
  page,
}) => {
  await readOn(page);
  const link = dialog(page).locator('.similar a').first();
  await link.evaluate((one) => one.focus({ preventScroll: true }));
  await changeElsewhere(page, 'datum', { name: 'Datum, revised' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await place(page)).toBe(400);
  await expect(current(page)).toHaveAccessibleName('Image 3 of 3');
  await expect(link).toBeFocused();
  await expect(dialog(page).getByRole('status')).toBeEmpty();
});

test('details that changed meanwhile are shown anew, at the same place and picture', async ({
  page,
}) => {
  const { images } = await (await page.request.get('/api/projects/clash-triage')).json();
  await readOn(page);
  const shownAnew = async (name: string, shown: string[], picture: string) => {
    await changeElsewhere(page, 'clash-triage', { name, images: shown });
    await expect(dialog(page).getByRole('heading', { name })).toBeAttached();
    await expect(current(page)).toHaveAccessibleName(picture);
    expect(await place(page)).toBe(400);
  };
  await shownAnew('Clash, once more', images, 'Image 3 of 3');
  await shownAnew('Clash, without the first', images.slice(1), 'Image 2 of 2');
  await shownAnew('Clash, without the last', images.slice(0, 2), 'Image 1 of 2');
});

test('the next project is the next of the list that was loaded again', async ({ page }) => {
  await page.goto('/projects');
  const names = () => page.locator('[data-list] article.model h2').allTextContents();
  const before = await names();
  await page.locator('article.model summary').first().click();
  await next(page).focus();
  const all = await (await page.request.get('/api/projects')).json();
  await sendAsOwner(page, 'DELETE', `projects/${all[1].id}`);
  await returnUntil(page, () =>
    expect.poll(names, { timeout: 1_000 }).toHaveLength(before.length - 1),
  );
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(String(before[2]));
});
