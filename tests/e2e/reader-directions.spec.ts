import { expect, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'reader directions', viewport: { width: 1440, height: 900 } });

test('each text runs in its own direction: title, paragraphs, lists and their marks', async ({
  page,
}) => {
  await page.goto('/about');
  const body = 'Words.\n\nמילים.\n\n- פריט\n\n`let a;` קוד\n\n- item';
  const { slug } = await sendAsOwner(page, 'POST', 'posts', { title: 'כותרת', body });
  await page.goto(`/blog/${slug}`);
  /** Whether a block's words stand at its right edge. */
  const isAtRight = (block: string) =>
    page.locator(block).evaluate((it) => {
      const words = document.createRange();
      words.selectNodeContents(it);
      const [line, box] = [words.getBoundingClientRect(), it.getBoundingClientRect()];
      return box.right - line.right < line.left - box.left;
    });
  expect(await isAtRight('h1')).toBe(true);
  expect(await isAtRight('.prose > p >> nth=0')).toBe(false);
  expect(await isAtRight('.prose > p >> nth=1')).toBe(true);
  expect(await isAtRight('.prose > ul >> nth=0 >> li')).toBe(true);
  expect(await isAtRight('.prose > ul >> nth=1 >> li')).toBe(false);
  await expect(page.locator('.prose > ul').first().locator('li')).toHaveCSS('padding-left', '0px');
  await expect(page.locator('.prose code')).toHaveCSS('direction', 'ltr');
});
