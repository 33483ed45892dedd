import type { Page } from '@playwright/test';
import { answerTo, expect, signIn, test } from './fixtures.ts';

test.use({ site: 'answers are lost' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page);
});

/** The server gets the first of these requests and does what it asks, but its answer is lost. */
async function loseFirstAnswer(page: Page, method: string, url: RegExp): Promise<void> {
  let isFirst = true;
  await answerTo(page, method, url, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
}

test('a new project whose answer was lost is saved again by Submit, and there once', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'POST', /api\/projects$/);
  await page.goto('/projects/new');
  await page.getByLabel('Project Name').fill('Sent twice');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Save failed');
  await submit.click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { name: 'Sent twice' })).toHaveCount(1);
  consoleErrors.length = 0; // the browser itself notes the request that was cut
});

test('a change whose answer was lost is not taken for someone else’s', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'PUT', /api\/experience\//);
  await page.goto('/experience/edit/tallgrass-software');
  await page.getByLabel('Location').fill('Kyoto, mostly');
  const update = page.getByRole('button', { name: 'Update Experience' });
  await update.click();
  await expect(page.getByRole('alert')).toContainText('Failed to save experience');
  await update.click();
  await expect(page).toHaveURL('/experience');
  await expect(page.locator('main')).toContainText('Kyoto, mostly');
  consoleErrors.length = 0;
});
