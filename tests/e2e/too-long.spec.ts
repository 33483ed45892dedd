import { expect, signIn, test } from './fixtures.ts';

test.use({ site: 'too long' });

const forms = [
  { path: '/experience/new', text: 'Description', save: 'Save Experience' },
  { path: '/projects/new', text: 'Project Summary', save: 'Submit' },
];

for (const { path, text, save } of forms) {
  test(`${path}: a text too long to be saved is told below it`, async ({ page }) => {
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
