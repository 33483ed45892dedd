import { expect, openAsOwner, test } from './fixtures.ts';

const editors = [
  { path: '/projects/new', text: 'Project Summary', palette: 'Text colour', floats: true },
  { path: '/experience/new', text: 'Description', palette: 'Highlight', floats: false },
  { path: '/blog/edit/new', text: 'Story', palette: 'Text colour', floats: true },
] as const;

for (const [path, width] of [
  ['/projects/new', 320],
  ['/projects/new', 360],
  ['/blog/edit/new', 360],
] as const) {
  test(`at ${width} px the palette of ${path} opens right below its toolbar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const toolbar = page.getByRole('toolbar');
    await openAsOwner(page, path, toolbar);
    const opener = toolbar.getByRole('button', { name: 'Text colour', exact: true });
    await opener.click();
    const below = await page.locator('.palette').boundingBox();
    const above = await toolbar.boundingBox();
    expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(8);
    expect(below?.x).toBeGreaterThanOrEqual(0);
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(width);
    const last = page.locator('.palette .button').last();
    await last.click({ trial: true, timeout: 3_000 }); // nothing covers it
  });
}

test('the colours of the palette of a project are as wide as the row below them', async ({
  page,
}) => {
  const toolbar = page.getByRole('toolbar');
  await openAsOwner(page, '/projects/new', toolbar);
  await toolbar.getByRole('button', { name: 'Text colour', exact: true }).click();
  const last = await page.locator('.palette .swatch').last().boundingBox();
  const row = await page.locator('.palette .row').boundingBox();
  const right = (box: typeof row) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(Math.abs(right(last) - right(row))).toBeLessThan(1);
});

for (const { path, text, palette, floats } of editors) {
  test.describe(`the rich text of ${path}`, () => {
    test('Tab returns to the button used last; Escape closes a palette; so does a press in the text where the palette covers it', async ({
      page,
    }) => {
      await openAsOwner(page, path, page.getByRole('toolbar'));
      await test.step('Tab returns to the button of the toolbar that was used last', async () => {
        const area = page.getByRole('textbox', { name: text, exact: true });
        const buttons = page.getByRole('toolbar').getByRole('button');
        await buttons.first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(buttons.nth(2)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(area).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(buttons.nth(2)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        expect(
          await buttons.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
        ).toBe(false);
      });
      await test.step('Escape closes a palette wherever the focus is; focus within it returns to its button', async () => {
        const opener = page
          .getByRole('toolbar')
          .getByRole('button', { name: palette, exact: true });
        await page.getByRole('textbox', { name: text, exact: true }).click();
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await opener.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowRight');
        await expect(opener).not.toBeFocused();
        await page.keyboard.press('Escape');
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await expect(opener).toBeFocused();
      });
      await test.step(`a press in the text ${floats ? 'closes a palette that covers it' : 'leaves the palette beside it'}`, async () => {
        const opener = page
          .getByRole('toolbar')
          .getByRole('button', { name: palette, exact: true });
        await opener.click();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(opener).toHaveAttribute('aria-expanded', String(!floats));
      });
    });
  });
}
