import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../server/setup/paths.mjs';
import { navigation } from '../../src/lib/routes.ts';
import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const slug = 'a-clash-is-two-teams-telling-the-truth';

/** Each read route, with words of the sample content that it must show. */
const routes: Record<string, string> = {
  '/': 'I build the digital twin first',
  '/about': 'Skills and Expertise',
  '/projects': 'Clash Triage',
  '/blog': 'A clash is two teams telling the truth',
  [`/blog/${slug}`]: 'What a report forgets',
  '/experience': 'Tallgrass Software',
  '/education': 'Academic Journey',
  '/certificates': 'Certificates & Licenses',
  '/contact': 'Get In Touch',
};

test.describe('Every read route without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is complete and holds no owner control', async ({ page }) => {
    const controls = page.getByRole('button', { name: /owner|edit|delete|add|save/i });
    for (const [path, words] of Object.entries(routes)) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByText(words, { exact: false }).first(), path).toBeVisible();
        await expect(controls, path).toHaveCount(0);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.locator('[type="radio"][autocomplete]'), 'invalid HTML').toHaveCount(0);
      });
    }
  });
});

test('what browsers and search engines ask for by themselves is there', async ({ request }) => {
  const types = {
    'favicon.ico': 'image/',
    'apple-touch-icon.png': 'image/png',
    'robots.txt': 'text/',
  };
  for (const [name, type] of Object.entries(types)) {
    const response = await request.get(`/${name}`);
    expect(response.status(), name).toBe(200);
    expect(response.headers()['content-type'], name).toContain(type);
  }
});

test.describe('Navigation bar', () => {
  test('links in order: Home, about, experience, education, projects, blog, certificates, contact; a brand mark links to /', async ({
    page,
  }) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(navigation.map(({ href }) => href));
    await page.locator('.brand').first().click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a menu toggle for small screens opens the links', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

test('any other path shows the Home screen with status 404', async ({ page, consoleErrors }) => {
  const response = await page.goto('/no/such/path');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toContainText('Models');
  consoleErrors.length = 0; // the browser logs the 404
});

test("an unknown post gives 'Blog post not found' with a Back to Blog link", async ({
  page,
  consoleErrors,
}) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Blog post not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  consoleErrors.length = 0; // the browser logs the 404
});

for (const path of Object.keys(routes)) {
  test(`${path} is accessible and never scrolls sideways, in every look`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  });
}

test("what a visitor loads contains nothing of the owner's editors", async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.m?js($|\?)/.test(response.url())) scripts.push(response.url());
  });
  for (const path of Object.keys(routes)) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  const loaded = [...new Set(scripts.map((url) => new URL(url).pathname))];
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => path.includes('mount-editor'))).toEqual([]);
  const text = loaded
    .map((path) => readFileSync(join(buildFolder, 'client', path), 'utf8'))
    .join('\n');
  expect(text).not.toMatch(/ProseMirror|DOMPurify|Edit welcome text|createRoot|current-password/);
});

test('search engines learn whose site it is, and what a story is', async ({ page }) => {
  const told = async (path: string) => {
    await page.goto(path);
    const data = page.locator('script[type="application/ld+json"]');
    return JSON.parse((await data.textContent()) ?? '');
  };
  const owner = { '@type': 'Person', name: 'Robin Sample' };
  const whose = { '@type': 'ProfilePage', mainEntity: owner };
  expect(await told('/')).toMatchObject(whose);
  expect(await told('/about')).toMatchObject(whose);
  expect(await told(`/blog/${slug}`)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A clash is two teams telling the truth',
    author: owner,
  });
});

test("search engines are told to leave the owner's forms out, and nothing else", async ({
  request,
}) => {
  const kept = ['projects', 'experience', 'education', 'certificates'];
  const forms = kept.flatMap((kind) => [`/${kind}/new`, `/${kind}/edit/some-id`]);
  const isLeftOut = async (path: string) =>
    (await (await request.get(path)).text()).includes('name="robots" content="noindex"');
  for (const path of [...forms, '/blog/edit/some-id'])
    expect([path, await isLeftOut(path)]).toEqual([path, true]);
  for (const path of Object.keys(routes))
    expect([path, await isLeftOut(path)]).toEqual([path, false]);
});

test('the chosen theme holds on the next page, with no flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await page
    .getByRole('button', { name: /dark theme|theme/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/experience', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement?.dataset.theme === 'dark');
});

for (const path of ['/about', '/blog/naming-things-in-a-model-that-outlives-you']) {
  test(`once its fonts have arrived, all words of ${path} are in them`, async ({ page }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    for (const domain of ['DOM', 'CSS'] as const) await browser.send(`${domain}.enable`);
    const { root } = await browser.send('DOM.getDocument', { depth: 0 });
    const words = { nodeId: root.nodeId, selector: 'h1, h2, h3, p, li, a, time, em, strong, code' };
    const { nodeIds } = await browser.send('DOM.querySelectorAll', words);
    const localFonts = async () => {
      const local = new Set<string>();
      for (const nodeId of nodeIds) {
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
        for (const one of fonts) if (!one.isCustomFont) local.add(one.familyName);
      }
      return [...local];
    };
    await expect.poll(localFonts).toEqual([]);
  });
}

test('once a page is at rest, a full-page screenshot includes everything far down', async ({
  page,
}) => {
  for (const path of ['/', '/projects', '/blog', '/certificates']) {
    await page.goto(path);
    await expect(page.locator('main [data-far]')).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const atRest = await height();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await height()).toBe(atRest);
  }
});
