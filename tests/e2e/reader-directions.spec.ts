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

test('entries, project cards, Home and About: the marks of lists stand where the words begin', async ({
  page,
}) => {
  await page.goto('/about');
  const html = '<ul><li>פריט</li></ul><ul><li>item</li></ul>';
  const career = { startDate: '2020-01', startYM: '2020-01' };
  await sendAsOwner(page, 'POST', 'experience', {
    ...career,
    company: 'A',
    descriptionHtml: html,
  });
  await sendAsOwner(page, 'POST', 'education', { ...career, school: 'A', details: html });
  await sendAsOwner(page, 'POST', 'projects', { name: 'A', summary: html });
  await sendAsOwner(page, 'POST', 'highlights', { titleHtml: 'A', bodyHtml: html });
  await sendAsOwner(page, 'PUT', 'home', { welcomeHtml: html });
  await sendAsOwner(page, 'PUT', 'profile', { about: html });
  const pages = ['/experience', '/education', '/projects', '/', '/about'];
  for (const path of pages) {
    await page.goto(path);
    const lists = page.locator('main ul:has(> li:text-is("פריט"), > li:text-is("item"))');
    const items = await lists.locator('li').evaluateAll((all) =>
      all.map((item) => {
        const { left, right } = getComputedStyle(item, '::before');
        const isAtLeft = Number.parseFloat(left) < Number.parseFloat(right);
        return `${item.textContent} ${isAtLeft ? 'left' : 'right'}`;
      }),
    );
    expect([path, [...new Set(items)]]).toEqual([path, ['פריט right', 'item left']]);
  }
});
