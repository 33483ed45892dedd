import { beginAsOwner, expect, openAsOwner, signIn, test } from './fixtures.ts';
import { pressAsOwner } from './owner-forms.ts';

test.use({ site: 'too long' });

const forms = [
  { path: '/experience/new', text: 'Description', save: 'Save Experience' },
  { path: '/projects/new', text: 'Project Summary', save: 'Submit' },
];

for (const { path, text, save } of forms) {
  test(`${path}: a text too long to be saved is reported below its field`, async ({ page }) => {
    await beginAsOwner(page);
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
  await pressAsOwner(page, '/about', 'Edit motto');
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

for (const { path, lines } of [
  { path: '/blog/edit/new', lines: [['Title', 300]] },
  {
    path: '/about',
    lines: [
      ['Name', 80],
      ['Category', 80],
      ['Level', 80],
      ['Language', 80, 'Edit languages'],
    ],
  },
] as const) {
  test(`${path}: a long paste stays whole in ${lines.map(([line]) => line).join(', ')}, which says that it is too long`, async ({
    page,
  }) => {
    await page.goto(path);
    await signIn(page);
    for (const [line, max, opener] of lines) {
      if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
      const field = page.getByLabel(line, { exact: true });
      await field.focus();
      await page.keyboard.insertText('x'.repeat(max + 1));
      await expect(field).toHaveValue('x'.repeat(max + 1));
      await expect(field).toHaveAccessibleDescription(new RegExp(`At most ${max} characters`));
    }
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
