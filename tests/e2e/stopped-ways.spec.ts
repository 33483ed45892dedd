import type { Page } from '@playwright/test';
import { beginAsOwner, expect, hold, test } from './fixtures.ts';
import { begun, button, forms } from './owner-forms.ts';

test.use({ site: 'stopped ways' });

test.beforeEach(({ page }) => beginAsOwner(page));

/** Stops the way to another page before that comes, as Escape does. */
async function stopWays(page: Page, to: RegExp): Promise<void> {
  await hold(page, 'GET', to);
  await page.evaluate(() => {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'push') requestAnimationFrame(() => window.stop());
    });
  });
}

test.describe('A form whose next page was stopped after its save', () => {
  // Records of education have the form of roles.
  for (const form of forms.filter(({ list }) => list !== '/education')) {
    test(`can be saved again: a ${form.what}`, async ({ page }) => {
      await begun(page, form, 'Stopped');
      await stopWays(page, new RegExp(`:[0-9]+${form.list}$`));
      await button(page, form.save).click();
      await expect(page).toHaveURL(new RegExp(`${form.list}/edit/[^/]+$`));
      await expect(page.getByText(/^Saving/)).toHaveCount(0);
      await expect(page.locator('[type="submit"]').first()).toBeEnabled();
    });
  }

  test('can be saved again: a story', async ({ page }) => {
    await page.goto('/blog/edit/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Stopped');
    await page.getByRole('textbox', { name: 'Tags' }).fill('Stopped');
    await stopWays(page, /\/blog\/stopped$/);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(/\/blog\/edit\/(?!new)[^/]+$/);
    await expect(page.getByText(/^Saving/)).toHaveCount(0);
  });
});

test('A discarded draft is not kept again when another page is chosen before the next has come', async ({
  page,
}) => {
  await page.goto('/education/new');
  await page.getByLabel('School').fill('Discarded');
  await hold(page, 'GET', /:[0-9]+\/education$/);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    return question.accept();
  });
  await page.evaluate(() => {
    const about = document.querySelector<HTMLElement>('nav a[href="/about"]');
    addEventListener('beforeunload', () => setTimeout(() => about?.click()), { once: true });
    const cancel = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Cancel');
    setTimeout(() => cancel?.click());
  });
  await expect(page).toHaveURL('/about');
  expect(asked).toEqual(['confirm']);
  expect(await page.evaluate(() => localStorage.getItem('draft_education'))).toBeNull();
});
