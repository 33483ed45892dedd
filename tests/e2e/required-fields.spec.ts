import { expect, signIn, test } from './fixtures.ts';

for (const { path, opener, fields } of [
  { path: '/certificates/new', fields: ['Title', 'Issuer / Platform', 'Type'] },
  { path: '/certificates', opener: 'Add picture', fields: ['Title'] },
  { path: '/projects/new', fields: ['Project Name'] },
  { path: '/education/new', fields: ['Start date, month', 'Start date, year'] },
  { path: '/experience/new', fields: ['Start date, month', 'Start date, year'] },
  { path: '/about', fields: ['Name'] },
]) {
  test(`${path}, ${opener ?? 'the form'}: what it needs is told to screen readers`, async ({
    page,
  }) => {
    await page.goto(path);
    await signIn(page);
    if (opener) await page.getByRole('button', { name: opener }).click();
    for (const field of fields) {
      const box = page.getByLabel(field, { exact: true });
      await expect(box).toHaveAttribute('aria-required', 'true');
    }
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

for (const [path, fields] of [
  ['/certificates/new', ['Title', 'Issuer / Platform', 'Type']],
  ['/education/new', ['School', 'Start date']],
  ['/experience/new', ['Company', 'Start date']],
] as const)
  test(`${path}: what is required is said beside its label, in the same word`, async ({ page }) => {
    await page.goto(path);
    await signIn(page);
    const required = page.locator('.field-label', { hasText: 'required' });
    await expect(required.locator('label')).toHaveText([...fields]);
    await expect(page.locator('.field-label', { hasText: '*' })).toHaveCount(0);
  });
