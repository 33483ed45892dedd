import type { Page } from '@playwright/test';
import { expect, openAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'too long' });

const forms = [
  { path: '/experience/new', text: 'Description', save: 'Save Experience' },
  { path: '/projects/new', text: 'Project Summary', save: 'Submit' },
];

for (const { path, text, save } of forms) {
  test(`${path}: a text too long to be saved is reported below its field`, async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    await page.goto(path);
    await page.locator('input').first().fill('Named');
    await page.getByRole('textbox', { name: text }).click();
    await page.keyboard.insertText('far too long '.repeat(17_000));
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'At most' })).toBeVisible();
  });
}

test('a long paste stays whole in Motto, which says that it is too long', async ({
  page,
  consoleErrors,
}) => {
  const edit = page.getByRole('button', { name: 'Edit motto' });
  await openAsOwner(page, '/about', edit);
  await edit.click();
  const motto = page.getByRole('textbox', { name: 'Motto' });
  await motto.fill('');
  await page.keyboard.insertText('x'.repeat(700));
  await expect(motto).toHaveValue('x'.repeat(700));
  await expect(page.getByText('700 / 500')).toBeVisible();
  await expect(page.getByText('At most 500 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('At most 500 characters.');
  consoleErrors.length = 0; // the browser logs the 422
});

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const lines: { path: string; open?: (page: Page) => Promise<void>; line: string; max: number }[] = [
  { path: '/blog/edit/new', line: 'Title', max: 300 },
  { path: '/about', line: 'Name', max: 80 },
  { path: '/about', line: 'Category', max: 80 },
  { path: '/about', line: 'Level', max: 80 },
  { path: '/about', open: press('Edit languages'), line: 'Language', max: 80 },
];

for (const { path, open, line, max } of lines) {
  test(`${path}: a long paste stays whole in ${line}, which says that it is too long`, async ({
    page,
  }) => {
    await page.goto(path);
    await signIn(page);
    await open?.(page);
    const field = page.getByLabel(line, { exact: true });
    await field.focus();
    await page.keyboard.insertText('x'.repeat(max + 1));
    await expect(field).toHaveValue('x'.repeat(max + 1));
    await expect(field).toHaveAccessibleDescription(new RegExp(`At most ${max} characters`));
  });
}

test('a long paste stays whole in Details, which say that they are too long', async ({ page }) => {
  await page.goto('/education/new');
  await signIn(page);
  const details = page.getByRole('textbox', { name: 'Details' });
  await details.focus();
  await page.keyboard.insertText('x'.repeat(1200));
  await expect(details).toHaveValue('x'.repeat(1200));
  await expect(page.getByText('1200 / 1000')).toBeVisible();
  await expect(page.getByText('At most 1,000 characters.')).toBeVisible();
});

test('more tags than a story can have are reported below Tags, before it is saved', async ({
  page,
}) => {
  const tags = page.getByLabel('Tags', { exact: true });
  await openAsOwner(page, '/blog/edit/new', tags);
  const most = Array.from({ length: 100 }, (_, n) => `tag ${n}`);
  await tags.fill([...most, 'one more'].join(','));
  await tags.press('Enter');
  await expect(tags).toHaveAccessibleDescription(
    'Enter or comma adds A list may have at most 100 entries.',
  );
  await tags.press('Backspace');
  await expect(tags).toHaveAccessibleDescription('Enter or comma adds');
});
