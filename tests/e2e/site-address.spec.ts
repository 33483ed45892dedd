import { sampleContent, startServer } from '../fixtures/running-server.ts';
import { expect, test } from './fixtures.ts';

const siteUrl = 'https://robin.example';

const textOf = async (url: string) => (await fetch(url)).text();

const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];

test.describe('A site that knows its address', () => {
  let address = '';
  let stop = async () => {};
  test.beforeAll(async () => {
    ({ address, stop } = await startServer({
      content: sampleContent,
      env: { SITE_URL: siteUrl },
    }));
  });
  test.afterAll(() => stop());

  test('tells search engines where the sitemap is, and in it whole addresses alone', async () => {
    expect(await textOf(`${address}/robots.txt`)).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
    for (const path of ['/sitemap.xml', '/sitemap/1.xml']) {
      const places = [...(await textOf(address + path)).matchAll(/<loc>([^<]*)<\/loc>/g)];
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter(([, place = '']) => !place.startsWith(`${siteUrl}/`))).toEqual([]);
    }
  });

  test('every page has a picture for those who share it, a large one where it is its own', async () => {
    const own = ['/projects', '/blog/a-clash-is-two-teams-telling-the-truth'];
    for (const path of [...own, '/', '/about', '/blog', '/experience', '/contact']) {
      const page = await textOf(address + path);
      const picture = metaOf(page, 'og:image') ?? '';
      expect([path, picture]).toEqual([path, expect.stringMatching(`^${siteUrl}/uploads/`)]);
      expect((await fetch(picture.replace(siteUrl, address))).status).toBe(200);
      const size = own.includes(path) ? 'summary_large_image' : 'summary';
      expect([path, metaOf(page, 'twitter:card')]).toEqual([path, size]);
      if (page.includes('"BlogPosting"')) expect(page).toContain(`"image":"${picture}"`);
    }
  });
});

test('a site that does not know its address has no sitemap and announces none', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/sitemap/1.xml'])
    expect((await request.get(path)).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n');
});
