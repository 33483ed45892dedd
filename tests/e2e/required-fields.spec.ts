import { expect, signIn, test } from './fixtures.ts';

for (const { path, opener, fields, said } of [
  {
    path: '/certificates/new',
    fields: ['Title', 'Issuer / Platform', 'Type'],
    said: ['Title', 'Issuer / Platform', 'Type'],
  },
  { path: '/certificates', opener: 'Add picture', fields: ['Title'] },
  { path: '/projects/new', fields: ['Project Name'] },
  {
    path: '/education/new',
    fields: ['Start date, month', 'Start date, year'],
    said: ['School', 'Start date'],
  },
  {
    path: '/experience/new',
    fields: ['Start date, month', 'Start date, year'],
    said: ['Company', 'Start date'],
  },
  { path: '/about', fields: ['Name'] },
]) {
  test(`${path}, ${opener ?? 'the form'}: what it needs is told to screen readers${said ? ', and said beside its label, in the same word' : ''}`, async ({
    page,
  }) => {
    await page.goto(path);
    await signIn(page);
    if (opener) await page.getByRole('button', { name: opener }).click();
    for (const field of fields) {
      const box = page.getByLabel(field, { exact: true });
      await expect(box).toHaveAttribute('aria-required', 'true');
    }
    if (!said) return;
    const required = page.locator('.field-label', { hasText: 'required' });
    await expect(required.locator('label')).toHaveText(said);
    await expect(page.locator('.field-label', { hasText: '*' })).toHaveCount(0);
  });
}

test('what stands beside a label describes its field', async ({ page }) => {
  await page.goto('/certificates/new');
  await signIn(page);
  for (const [field, aside] of [
    ['Title', 'required'],
    ['Type', 'required'],
    ['Description', 'optional'],
    ['Skills', 'Enter or comma adds'],
  ] as const)
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(aside);
});
