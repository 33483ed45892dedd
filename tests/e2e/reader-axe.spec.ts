import type { Page } from '@playwright/test';
import {
  aboutColours,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  wear,
} from './accessible.ts';
import { test } from './fixtures.ts';

const path = '/blog/a-clash-is-two-teams-telling-the-truth';

const openTool = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Reading tools' })
    .getByRole('button', { name, exact: true })
    .click();

/** Checks the reading tools; a panel has the dark theme's colours at every width. */
async function see(page: Page, width: number, state: string): Promise<void> {
  const expectIt = width === 360 ? expectAccessible : expectAccessibleInBothThemes;
  await expectIt(page, '.reading-tools', `${state} at ${width}`);
  await expectNoSidewaysScroll(page);
}

test.describe('Axe finds nothing wrong, in light and in dark', () => {
  test('in every theme, with a panel open over it', async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.querySelector('pre')?.scrollIntoView({ block: 'center' }));
    await openTool(page, 'Reading preferences');
    const panel = page.getByRole('dialog');
    for (const name of ['Sepia', 'Forest', 'Ocean', 'High contrast', 'Vintage', 'Default']) {
      await panel.getByRole('tab', { name: 'Themes' }).click();
      await panel.getByRole('radio', { name }).check({ force: true });
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        await expectAccessible(page, 'html', `${name} ${theme}`, aboutColours);
      }
    }
    await wear(page, 'light');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('in every panel and tab, at 360 and 1440 px', async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const name of ['Table of contents', 'Share', 'Reading profiles', 'Keys']) {
        if (name === 'Keys') await page.keyboard.press('?');
        else await openTool(page, name);
        if (name === 'Reading profiles') {
          await page.getByRole('button', { name: 'Save Current' }).click();
          await page.getByRole('button', { name: 'Save', exact: true }).click();
        }
        await see(page, width, name);
        await page.keyboard.press('Escape');
      }
      await openTool(page, 'Reading preferences');
      for (const name of ['Typography', 'Comfort', 'Focus']) {
        await page.getByRole('tab', { name }).click();
        await see(page, width, name);
      }
    }
  });

  test('in every font, in focus mode and in binocular view', async ({ page }) => {
    await page.goto(path);
    await openTool(page, 'Reading preferences');
    const family = page.getByLabel('Font family');
    for (const label of await family.locator('option').allTextContents()) {
      await family.selectOption({ label });
      await page.evaluate(() => document.fonts.ready);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, '.prose');
    await page.getByRole('tab', { name: 'Focus' }).click();
    for (const name of ['Binocular view', 'Focus mode']) {
      await page.getByRole('checkbox', { name }).check();
      await expectAccessibleInBothThemes(page, 'html', name);
    }
  });
});
