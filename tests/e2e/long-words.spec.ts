import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const address = `https://www.example.com/${'portfolio-of-a-harbour-line/'.repeat(6)}`;

test.describe('An address without a paragraph around it', () => {
  const texts = [
    ['About', '/about', '.rich'],
    ['the welcome', '/', '.welcome'],
  ] as const;
  for (const [what, path, text] of texts) {
    test(`in ${what} breaks at the end of the line`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const part = page.locator(text).first();
      await part.evaluate((it, words) => it.replaceChildren(words), address);
      await expect(part).toHaveText(address);
      await expectNoSidewaysScroll(page);
    });
  }
});
