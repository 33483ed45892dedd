import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/experience', '/blog', '/contact']) {
    test(`${path}: words differ 7 to 1 from what is behind them for who asks for more contrast (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await page.goto(path);
      await expectAccessible(page, 'main', '', ['color-contrast-enhanced']);
    });
  }
}
