import type { Page } from '@playwright/test';
import { beginAsOwner, expect, hold, test } from './fixtures.ts';
import { button, editors, openedOn } from './owner-forms.ts';

test.use({ site: 'restored and saved' });

test.beforeEach(({ page }) => beginAsOwner(page));

const restored = (page: Page) => page.getByText('Restored from this device');

test.describe('A restored draft', () => {
  // A skill is edited by the hook of the motto.
  for (const { what, path, edit, field, method } of editors.filter(
    ({ what }) => what !== 'a skill',
  )) {
    test(`of ${what} is not called restored once it was saved, with more typed meanwhile`, async ({
      page,
    }) => {
      await page.goto(path);
      await (await openedOn(page, edit, field)).fill('Begun earlier');
      page.once('dialog', (question) => question.accept());
      await page.reload();
      const words = await openedOn(page, edit, field);
      await expect(restored(page)).toBeVisible();
      const { release } = await hold(page, method, '**/api/**');
      await button(page, 'Save').click();
      await words.fill('Begun earlier, and then some');
      release();
      await expect(page.locator('.toasts')).toContainText(/saved|updated/i);
      await expect(words).toBeVisible();
      await expect(restored(page)).toHaveCount(0);
    });
  }

  test('of a new skill is not called restored once that was added', async ({ page }) => {
    const name = page.getByRole('region', { name: 'Add a skill' }).getByLabel('Name');
    await page.goto('/about');
    await name.fill('Begun earlier');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(restored(page)).toBeVisible();
    const { release } = await hold(page, 'POST', '**/api/skills');
    await button(page, 'Add skill').click();
    await name.fill('Another');
    release();
    await expect(page.locator('.toasts')).toContainText('Skill added successfully');
    await expect(name).toHaveValue('Another');
    await expect(restored(page)).toHaveCount(0);
  });
});
