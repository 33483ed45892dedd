import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiOn, requests } from '../../tests/fixtures/api.ts';
import {
  openSiteWithPosts,
  openTestSite,
  origin,
  type TestSite,
} from '../../tests/fixtures/site.ts';

const journalOf = ({ folder }: TestSite) => join(folder, '.publisher/pages.jsonl');

async function pagesIn({ folder }: TestSite): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile() && entry.name !== 'pages.jsonl').map((e) => e.name);
}

async function published() {
  const site = await openSiteWithPosts();
  await site.publisher.close();
  return site;
}

/** Opens the site of another run again, on the same content and folder. */
const again = (site: TestSite, made = origin) =>
  openTestSite({ api: site, folder: site.folder, made });

describe('a server that starts again', () => {
  it('renders nothing when nothing changed meanwhile', async () => {
    const restarted = await again(await published());
    expect(restarted.renderer.rendered).toEqual([]);
    expect(restarted.publisher.health()).toMatchObject({ waiting: 0, published: 0 });
  });

  it('renders one page and discards it, so that the first save need not wait for the pages’ code', async () => {
    const site = await published();
    const restarted = await again(site);
    const files = await pagesIn(restarted);
    restarted.renderer.failing.add('/about');
    await restarted.publisher.warmUp('/about');
    expect(restarted.publisher.health()).not.toHaveProperty('failures');
    await restarted.publisher.warmUp('/blog/one');
    expect(restarted.renderer.rendered).toEqual(['/about', '/blog/one']);
    expect(await pagesIn(restarted)).toEqual(files);
    await restarted.owner('PUT', 'posts/one', { title: 'Later' });
    await restarted.publisher.idle();
    const { length } = restarted.renderer.rendered;
    await restarted.publisher.warmUp('/blog/one');
    expect(restarted.renderer.rendered).toHaveLength(length);
  });

  it('renders again only what changed meanwhile, and removes what is gone', async () => {
    const site = await published();
    const { owner } = requests(site.api, site.token);
    await owner('POST', 'skills', { name: 'BIM' });
    await owner('DELETE', 'posts/two');
    const restarted = await again(site);
    expect(restarted.renderer.rendered.sort()).toEqual(['/', '/about', '/blog', '/blog/two']);
    await expect(readFile(join(site.folder, 'blog/two/index.html'))).rejects.toThrow('ENOENT');
  });

  it('renders again, after an update of the server alone, what that may have changed', async () => {
    const site = await published();
    const updated = await apiOn(site.backend, { build: 'next' });
    const restarted = await openTestSite({
      api: { ...updated, backend: site.backend },
      folder: site.folder,
      made: origin,
    });
    expect(restarted.renderer.rendered).toEqual(expect.arrayContaining(['/blog/one', '/blog/two']));
  });

  it('serves nothing older than its content, even before it has checked every page', async () => {
    const site = await published();
    await site.owner('PUT', 'posts/one', { title: 'Meanwhile' });
    const restarted = await openTestSite({ api: site, folder: site.folder, keep: false });
    expect(await restarted.body('/blog/one')).toContain('Meanwhile');
  });

  it('renders a page again when its file was altered or removed meanwhile', async () => {
    const site = await published();
    const good = await readFile(join(site.folder, 'about/index.html'), 'utf8');
    await writeFile(join(site.folder, 'about/index.html'), 'defaced');
    await rm(join(site.folder, 'rss.xml'));
    const restarted = await again(site);
    expect(restarted.renderer.rendered.sort()).toEqual(['/about', '/rss.xml']);
    expect(await readFile(join(site.folder, 'about/index.html'), 'utf8')).toBe(good);
  });

  it.each([
    ['build', { ...origin, build: 'build 2' }],
    ['content', { ...origin, content: '/other' }],
    ['settings', { ...origin, locals: '{"siteUrl":"https://robin.example"}' }],
  ])('never reuses pages of another %s, and removes them', async (_what, made) => {
    const site = await published();
    await writeFile(join(site.folder, 'blog/one/index.html.br'), 'copy');
    await site.owner('DELETE', 'posts/one');
    const restarted = await openTestSite({ api: site, folder: site.folder, made, keep: false });
    expect(await pagesIn(restarted)).toEqual([]);
    expect(await restarted.body('/about')).toBe(await restarted.fresh('/about'));
    expect(restarted.renderer.rendered).toEqual(['/about']);
  });

  it('leaves files it did not make alone', async () => {
    const site = await published();
    await writeFile(join(site.folder, 'CNAME'), 'robin.example');
    await openTestSite({
      api: site,
      folder: site.folder,
      made: { ...origin, build: '2' },
      keep: false,
    });
    expect(await readFile(join(site.folder, 'CNAME'), 'utf8')).toBe('robin.example');
  });
});

describe('the journal', () => {
  it.each([
    ['cut in the middle', (text: string) => text.slice(0, text.lastIndexOf('{"page"') + 40)],
    ['followed by a torn one', (text: string) => `${text}{"page":{"path":"/about","fi`],
    ['followed by NUL bytes', (text: string) => `${text}\0\0\0\0`],
    ['followed by words, numbers and null', (text: string) => `${text}null\n7\n"x"\n[]\n`],
  ])('whose last line is %s is read as far as possible', async (_what, torn) => {
    const site = await published();
    await writeFile(journalOf(site), torn(await readFile(journalOf(site), 'utf8')));
    const restarted = await again(site);
    expect(restarted.renderer.rendered.length).toBeLessThanOrEqual(1);
    expect(await restarted.body('/about')).toBe(await restarted.fresh('/about'));
  });

  it('that lost a page’s headers causes it to be rendered again, never to be served without them', async () => {
    const site = await published();
    const lines = (await readFile(journalOf(site), 'utf8')).split('\n');
    await writeFile(journalOf(site), lines.filter((line) => !line.includes('"value"')).join('\n'));
    const restarted = await again(site);
    const page = await restarted.publisher.page('/about');
    expect(page?.headers['content-security-policy']).toContain("script-src 'self'");
    expect(restarted.renderer.rendered).toContain('/about');
  });

  it('that is missing or unusable causes everything to be rendered again', async () => {
    for (const text of ['', 'not a journal', '{"origin":{}}\n']) {
      const site = await published();
      await writeFile(journalOf(site), text);
      const restarted = await again(site);
      expect(restarted.renderer.rendered).toContain('/blog/one');
      expect(await restarted.body('/about')).toBe(await restarted.fresh('/about'));
    }
  });

  it('is rewritten at a start only once much of it is obsolete', async () => {
    const site = await published();
    const lines = async () => (await readFile(journalOf(site), 'utf8')).split('\n').length;
    const before = await lines();
    const restarted = await again(site);
    expect(await lines()).toBe(before);
    for (let n = 0; n < 40; n++) {
      await restarted.owner('PUT', 'profile', { quote: `Quote ${n}` });
      await restarted.publisher.idle();
    }
    expect(await lines()).toBeGreaterThan(2 * before);
    await again(restarted);
    expect(await lines()).toBeLessThanOrEqual(before);
  });

  it('goes on after it could not be written', async () => {
    const site = await openTestSite();
    const file = journalOf(site);
    const text = await readFile(file, 'utf8');
    await rm(join(site.folder, '.publisher'), { recursive: true });
    await writeFile(join(site.folder, '.publisher'), 'a file in the way');
    await site.owner('POST', 'skills', { name: 'BIM' });
    await site.publisher.idle();
    expect(site.publisher.health()).toHaveProperty('failures');
    await rm(join(site.folder, '.publisher'));
    await mkdir(join(site.folder, '.publisher'));
    await writeFile(file, text);
    await site.owner('PUT', 'profile', { quote: 'On.' });
    await site.publisher.idle();
    expect(site.publisher.health()).not.toHaveProperty('failures');
    await site.publisher.close();
    const restarted = await again(site);
    expect(restarted.renderer.rendered).toEqual([]);
    expect(await restarted.body('/about')).toContain('On.');
  });
});
