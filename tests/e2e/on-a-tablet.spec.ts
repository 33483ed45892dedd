import type { Page } from '@playwright/test';
import { expect, openAsOwner, test } from './fixtures.ts';

/** The words that stand, at least in part, below the tools of an entry. */
const wordsBelowTools = (page: Page) =>
  page.locator('[data-entries] > li').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const own = entry.querySelector('.own');
      const box = own?.getBoundingClientRect() ?? new DOMRect();
      const covers = ({ left, right, top, bottom }: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isBelow =
          !own?.contains(texts.currentNode) && [...range.getClientRects()].some(covers);
        if (isBelow) covered.push(texts.currentNode.nodeValue ?? '');
      }
      return covered;
    }),
  );

for (const width of [360, 768, 1180]) {
  test.describe(`without a mouse, ${width} px wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 900 } });

    test('the tools of a role and of a study, which are always there, cover no words', async ({
      page,
    }) => {
      for (const [path, views] of [
        ['/experience', ['Grid', 'List']],
        ['/education', ['Timeline', 'Cards', 'Compact']],
      ] as const) {
        const tools = page.locator('.own').first();
        await openAsOwner(page, path, tools);
        await expect(tools).toHaveCSS('opacity', '1');
        for (const view of views) {
          await page.getByRole('radio', { name: view }).check();
          expect(await wordsBelowTools(page), `${path}, ${view}`).toEqual([]);
        }
      }
    });
  });
}
