import { expectAccessible, wear } from './accessible.ts';
import { test } from './fixtures.ts';

for (const path of ['/', '/experience', '/blog', '/contact']) {
  test(`${path}: words differ 7 to 1 from what is behind them for who asks for more contrast, in both themes`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(path);
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      await expectAccessible(page, 'main', theme, ['color-contrast-enhanced']);
    }
  });
}
