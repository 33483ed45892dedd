import { expect, sendAsOwner, signIn, test } from './fixtures.ts';

const words = 'Why </head>, </body>, <script> and <style> end, or begin, an element';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

test.describe('Words that read like markup', () => {
  test.use({ site: 'words like markup' });

  test('are words on every page, whose styles and scripts all arrive', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    await sendAsOwner(page, 'PUT', 'profile', { about: `<p>${escaped(words)}</p>` });
    await sendAsOwner(page, 'POST', 'posts', {
      title: words,
      slug: 'like-markup',
      body: words,
      status: 'published',
    });
    await sendAsOwner(page, 'POST', 'projects', {
      name: 'Why </noscript> <b id=injected> ends',
      summary: 'Words.',
      status: 'Completed',
      startDate: '2024-01',
      images: ['/uploads/clash-triage-one-beam.webp'],
    });
    for (const path of ['/', '/about', '/blog', '/blog/like-markup', '/projects']) {
      await test.step(path, async () => {
        const html = await (await page.request.get(path)).text();
        expect(html.match(/ data-late="/g)).toHaveLength(1);
        expect(html).toMatch(/<\/script><\/body><\/html>\s*$/);
        await page.goto(path);
        await expect(page.locator('#injected')).toHaveCount(0);
        const margin = await page.locator('body').evaluate((body) => getComputedStyle(body).margin);
        expect(margin).toBe('0px'); // which the page's styles say
      });
    }
  });
});

test('What is nobody’s address has no page', async ({ page }) => {
  for (const path of ['/%2561bout', '/blog/%256c', '/_image', '/_server-islands/x']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});
