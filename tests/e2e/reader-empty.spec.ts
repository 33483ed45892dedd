import { expect, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'reader empty' });

test('pages have a description: a story without words is described by its title', async ({
  page,
}) => {
  await page.goto('/about');
  const story = { title: 'Words to come', body: '' };
  const { slug } = await sendAsOwner(page, 'POST', 'posts', story);
  await page.goto(`/blog/${slug}`);
  for (const name of ['meta[name="description"]', 'meta[property="og:description"]'])
    await expect(page.locator(name)).toHaveAttribute('content', 'Words to come');
});
