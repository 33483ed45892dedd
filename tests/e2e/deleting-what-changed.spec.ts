import type { Page } from '@playwright/test';
import { expect, openAsOwner, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'deleting what changed' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Delete' }).last();
const askedAgain = 'It was changed meanwhile. Delete';

const title = 'Short-lived';
const month = '2020-01';

/** Each kind of entry, where it is deleted, and what changes of it elsewhere. */
const places = [
  {
    kind: 'experience',
    path: '/experience',
    entry: { company: title, startDate: month },
    change: { location: 'Theirs' },
  },
  {
    kind: 'education',
    path: '/education',
    entry: { degree: title, school: 'School', level: 'BACHELOR', startYM: month, endYM: month },
    change: { description: 'Theirs' },
  },
  {
    kind: 'certificates',
    path: '/certificates',
    entry: { title, issuer: 'AWS', type: 'Exam' },
    change: { description: 'Theirs' },
  },
  {
    kind: 'gallery',
    path: '/certificates',
    entry: { title, imageUrl: '/favicon.svg' },
    change: { description: 'Theirs' },
  },
  {
    kind: 'projects',
    path: '/projects',
    entry: { name: title },
    change: { client: 'Theirs' },
  },
  { kind: 'posts', path: '/blog', entry: { title, body: 'Words.' }, change: { body: 'Theirs.' } },
  {
    kind: 'posts',
    path: '/blog/short-lived',
    entry: { title, body: 'Words.' },
    change: { body: 'Theirs.' },
    press: 'Delete',
  },
  {
    kind: 'posts',
    path: '/blog/edit/short-lived',
    entry: { title, body: 'Words.' },
    change: { body: 'Theirs.' },
    press: 'Delete',
  },
];

for (const { kind, path, entry, change, press = new RegExp(`^Delete ${title}`) } of places) {
  test.describe(`Delete of what is shown on ${path}, of ${kind}`, () => {
    let id = '';
    /** Whether it is still stored. */
    const isStored = async (page: Page) => (await page.request.get(`/api/${kind}/${id}`)).ok();
    const changeElsewhere = (page: Page) => sendAsOwner(page, 'PUT', `${kind}/${id}`, change);

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      id = String((await sendAsOwner(page, 'POST', kind, entry)).id);
      await openAsOwner(page, path, button(page, press));
      await page.waitForLoadState('networkidle');
    });
    test.afterEach(async ({ page, consoleErrors }) => {
      consoleErrors.length = 0; // the browser logs a 412
      if (await isStored(page)) await sendAsOwner(page, 'DELETE', `${kind}/${id}`);
    });

    test('asks again if it was changed elsewhere before', async ({ page }) => {
      await changeElsewhere(page);
      await button(page, press).click();
      if (path.startsWith('/blog/edit')) {
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      }
      await expect(dialog(page)).toContainText(askedAgain);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(button(page, press)).toBeVisible();
      expect(await isStored(page)).toBe(true);
    });

    test('asks again if it is changed elsewhere while it is asked', async ({ page }) => {
      await button(page, press).click();
      await expect(dialog(page)).toContainText('Delete');
      await page.waitForLoadState('networkidle');
      await changeElsewhere(page);
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(dialog(page)).toContainText(askedAgain);
      expect(await isStored(page)).toBe(true);
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => isStored(page)).toBe(false);
    });

    test('asks once if nobody changed it', async ({ page }) => {
      await button(page, press).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => isStored(page)).toBe(false);
    });
  });
}
