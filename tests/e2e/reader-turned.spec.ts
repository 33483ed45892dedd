import type { Locator, Page } from '@playwright/test';
import { expect, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'reader turned' });

const upright = { width: 360, height: 740 };
const turned = { width: 740, height: 360 };

const paragraphs = Array.from(
  { length: 60 },
  (_, n) => `Paragraph ${n}. ${'Many words. '.repeat(40)}`,
);

/**
 * A story of sixty paragraphs, with a related one, is read on a phone until an element is at a
 * distance from the window's top.
 */
async function read(page: Page, element: Locator, top: number): Promise<void> {
  await page.setViewportSize(upright);
  await page.goto('/about');
  await sendAsOwner(page, 'POST', 'posts', { title: 'Related', tags: ['a'] });
  const body = paragraphs.join('\n\n');
  const { slug } = await sendAsOwner(page, 'POST', 'posts', { title: 'Turned', tags: ['a'], body });
  await page.goto(`/blog/${slug}`);
  await element.evaluate(
    (it, y) => scrollBy({ top: it.getBoundingClientRect().top - y, behavior: 'instant' }),
    top,
  );
  await expect.poll(() => distance(element)).toBe(top);
}

const distance = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? 0);

for (const [what, top] of [
  ['below the line that is read', 90],
  ['whose beginning was just read', 78],
] as const) {
  test(`A paragraph ${what} stays there when the phone is turned, and back`, async ({ page }) => {
    const paragraph = page.getByText('Paragraph 40.');
    await read(page, paragraph, top);
    for (const size of [turned, upright, turned, upright]) {
      await page.setViewportSize(size);
      await expect.poll(async () => Math.abs((await distance(paragraph)) - top)).toBeLessThan(4);
    }
  });
}

test('Who reads what comes after the story keeps that when the phone is turned', async ({
  page,
}) => {
  const after = page.locator('#related');
  await read(page, after, -60);
  await page.setViewportSize(turned);
  // The gap between the two is not the same in both directions.
  await expect.poll(async () => Math.abs((await distance(after)) + 60)).toBeLessThan(20);
});

test('The beginning of a story stays at the top when the phone is turned', async ({ page }) => {
  await read(page, page.locator('body'), 0);
  await page.setViewportSize(turned);
  await page.setViewportSize(upright);
  await expect.poll(() => page.evaluate(() => [innerWidth, scrollY])).toEqual([360, 0]);
});
