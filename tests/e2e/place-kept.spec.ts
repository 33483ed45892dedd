import type { Page } from '@playwright/test';
import { expect, openAsOwner, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'places kept' });

const dialog = (page: Page) => page.getByRole('dialog');

/** Deletes by the keyboard, as whoever needs the focus does. */
async function removeBy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
}

const focused = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeFocused();

test.describe('deleting leaves the focus beside what was deleted', () => {
  test('in the inbox, and on its heading when nothing is left', async ({ page }) => {
    await page.goto('/contact');
    for (const name of ['First', 'Second', 'Third']) {
      const message = { name, contact: 'a@site.example', message: 'Good day to you.' };
      await sendAsOwner(page, 'POST', 'contact', message);
    }
    const of = (name: string) => `Delete the message of ${name}`;
    await openAsOwner(page, '/contact', page.getByRole('button', { name: of('Second') }));
    await removeBy(page, of('Second'));
    await focused(page, of('First'));
    await removeBy(page, of('First'));
    await focused(page, of('Third'));
    await removeBy(page, of('Third'));
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
  });

  test('in the gallery', async ({ page }) => {
    await openAsOwner(page, '/certificates', page.getByRole('button', { name: 'Add picture' }));
    const titles = await page.locator('[data-gallery] figcaption b').allTextContents();
    await removeBy(page, `Delete ${titles[1]}`);
    await focused(page, `Edit ${titles[2]}`);
  });

  test('among the skills', async ({ page }) => {
    await openAsOwner(page, '/about', page.getByRole('button', { name: 'Edit Docker' }));
    const names = await page
      .locator('[data-skill]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const at = names.indexOf('Edit Docker');
    await removeBy(page, 'Delete Docker');
    await focused(page, names[at + 1] ?? names[at - 1] ?? '');
  });

  test('among the highlights', async ({ page }) => {
    await openAsOwner(page, '/', page.getByRole('button', { name: 'Add highlight' }));
    const names = await page
      .locator('#highlight-cards [data-edit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    await removeBy(page, (names[1] ?? '').replace('Edit', 'Delete'));
    await focused(page, names[2] ?? '');
  });
});

test('a picture that takes another position keeps the focus', async ({ page }) => {
  await openAsOwner(page, '/certificates', page.getByRole('button', { name: 'Add picture' }));
  const title = await page.locator('[data-gallery] figcaption b').first().textContent();
  await page.getByRole('button', { name: `Edit ${title}` }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Position').fill('99');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-gallery] figcaption b').last()).toHaveText(title ?? '');
  await focused(page, `Edit ${title}`);
});

test('line breaks of a description are seen on the page', async ({ page }) => {
  const [picture] = await (await page.request.get('/api/gallery')).json();
  await page.goto('/certificates');
  await sendAsOwner(page, 'PUT', `gallery/${picture.id}`, { description: 'one\ntwo' });
  await page.reload();
  const lines = (words: string) => page.getByText(words, { exact: true });
  await expect(lines('one two')).toHaveText('one\ntwo', { useInnerText: true });
  const [study] = await (await page.request.get('/api/education')).json();
  await sendAsOwner(page, 'PUT', `education/${study.id}`, { description: 'three\nfour' });
  await page.goto('/education');
  await expect(lines('three four')).toHaveText('three\nfour', { useInnerText: true });
});

test('a line left empty in the editor is one on the page', async ({ page }) => {
  await page.goto('/about');
  const about = '<p>Above</p><p></p><p>Below</p>';
  const profile = await (await page.request.get('/api/profile')).json();
  await sendAsOwner(page, 'POST', 'profile', { ...profile, about });
  await page.reload();
  const empty = page.locator('.rich p:empty');
  const line = await page.locator('.rich p', { hasText: 'Above' }).boundingBox();
  expect((await empty.boundingBox())?.height).toBe(line?.height);
});
