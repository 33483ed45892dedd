import type { Page } from '@playwright/test';
import { expect, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'reader long blocks' });

const progress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('readingProgress') ?? 'null'));

for (const [what, body] of [
  ['first', Array.from({ length: 300 }, (_, n) => `- Item ${n}`).join('\n')],
  ['last', `One.\n\nTwo.\n\n\`\`\`\n${'a line of code\n'.repeat(300)}\`\`\``],
] as const) {
  test(`The place is kept within a long ${what} block, too`, async ({ page }) => {
    await page.goto('/about');
    const { slug: long } = await sendAsOwner(page, 'POST', 'posts', { title: what, body });
    await page.goto(`/blog/${long}`);
    const id = (await page.locator('[data-post]').getAttribute('data-post')) ?? '';
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await expect.poll(async () => (await progress(page))?.[id]?.place?.offset).toBeGreaterThan(0.2);
    await page.goto('/about');
    await page.goto(`/blog/${long}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3900);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(4100);
  });
}
