import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pressAsOwner } from './owner-forms.ts';

test.use({ site: 'what is tried again' });

const proxyPage = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
const toasts = (page: Page) => page.locator('.toast');

test('a failed save no longer says so once it is tried again and saved', async ({
  page,
  consoleErrors,
}) => {
  await pressAsOwner(page, '/about', 'Edit motto');
  await page.getByLabel('Motto', { exact: true }).fill('Measure twice');
  await page.route('**/api/profile', proxyPage);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(toasts(page)).toContainText('Failed to save profile');
  await page.unroute('**/api/profile');
  await toasts(page).hover(); // while pointed at, it stays
  await save.press('Enter');
  await expect(toasts(page).filter({ hasText: 'Profile saved successfully' })).toBeVisible();
  // At once, because the next moves the first from under the pointer, and its time goes on.
  expect(await toasts(page).count()).toBe(1);
  consoleErrors.length = 0; // the browser logs the refused request
});
