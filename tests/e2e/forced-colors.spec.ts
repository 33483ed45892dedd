import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const colorsOf = (part: Locator) =>
  part.evaluate((it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color].join());

test.describe('When the system sets the colours', () => {
  test('the chosen view differs from the others', async ({ page }) => {
    await page.goto('/blog');
    const [on, off] = [
      page.locator('.dock label:has(:checked)'),
      page.locator('.dock label').nth(1),
    ];
    expect(await colorsOf(on)).not.toBe(await colorsOf(off));
  });

  test('a filter looks different when it is on', async ({ page }) => {
    await page.goto('/blog');
    const filter = page.getByRole('button', { name: 'Bookmarks' });
    const off = await colorsOf(filter);
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => colorsOf(filter)).not.toBe(off);
  });
});
