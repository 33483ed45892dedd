import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 360 },
] as const;

/** Checks the page as it stands, in both themes, on a desk and on a phone. */
export async function accessibleInEveryLook(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { theme, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `${theme}, ${width} px wide`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `nothing wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
