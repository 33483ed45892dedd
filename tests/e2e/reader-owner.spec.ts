import type { Page } from '@playwright/test';
import { toSlug } from '../../src/entities/slug.ts';
import { outlined } from '../../src/lib/headings.ts';
import { pageIds } from '../../src/lib/post-body/page-ids.ts';
import { sampleBodies, togetherByKind } from '../fixtures/sample-bodies.ts';
import { beginAsOwner, expect, sendAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'reader owner' });

/** Stores a post as the owner signed in on the page; returns its id. */
const create = async (page: Page, post: object): Promise<string> =>
  String((await sendAsOwner(page, 'POST', 'posts', post)).id);

const keepOnDevice = (page: Page, posts: object[]) =>
  page.evaluate((list) => localStorage.setItem('localBlogs', JSON.stringify(list)), posts);
const onDevice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('localBlogs') ?? '[]') as { id: string }[]);

/** Markup inside and outside the allow-list, in one body. */
const droppedBlocks = '<dl><dt>a</dt><dd>b</dd></dl><details><summary>c</summary>d</details>';

const everyAttribute = `
<h1 class="display" id="x">One</h1><h3 style="text-align:center;position:fixed">Three</h3>
<p class="card" data-x="1" aria-label="y">A <font color="#d02000">red</font> word,
<span style="color:#0a0;background-image:url(/x.png)">green</span>,
<a href="https://example.org/" class="button" onclick="x()" target="_top">away</a>,
<a href="/about" style="color:red" title="Me">here</a>, <a href="javascript:x()">nowhere</a>,
<a name="old">an anchor</a>, <code class="language-ts other">a</code>,
<button>a button</button>, <form><b>a form</b></form>.</p>
<p><img src="/uploads/a.webp" title="A caption" width="80%" class="cover"></p>
<blockquote><p><img src="/favicon.svg" alt="b" width="40" height="30"></p></blockquote>
<ol start="3" reversed type="a"><li value="7">Three</li></ol>
<table border="1"><caption>T</caption><tr><th scope="col" colspan="2" width="9">H</th></tr></table>
<pre class="wide"><code class="language-ts">let a = 1;\n</code></pre>
<script>document.title = 'bad'</script><style>p { color: red }</style>`;

/** Markup without what only the server adds: heading ids, image sizes, code colours. */
const plain = (page: Page, html: string): Promise<string> =>
  page.evaluate((markup) => {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    for (const code of body.querySelectorAll('pre > code'))
      code.replaceChildren(code.textContent ?? '');
    for (const heading of body.querySelectorAll('[id]')) heading.removeAttribute('id');
    for (const image of body.querySelectorAll('img[src^="/uploads/"]')) {
      for (const name of ['srcset', 'sizes', 'width', 'height', 'style'])
        image.removeAttribute(name);
    }
    const said = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) => {
        const { cssText } = (element as HTMLElement).style;
        return `${name}=${name === 'style' ? cssText : value}`;
      });
      const children = [...element.childNodes].map((child) =>
        child instanceof Element ? said(child) : (child.textContent ?? ''),
      );
      return `<${element.localName} ${attributes.sort().join(' ')}>${children.join('')}</>`;
    };
    return said(body);
  }, html);

test.describe('Owner only', () => {
  test('edit (to /blog/edit/{slug or id}) and delete; a visitor has neither', async ({ page }) => {
    await page.goto('/blog/where-is-zero');
    await expect(page.locator('[data-post]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await signIn(page);
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    await expect(edit).toHaveAttribute('href', '/blog/edit/where-is-zero');
    await page.getByRole('button', { name: 'Owner' }).click();
    await expect(edit).toBeHidden();
  });

  test('edit of a story titled “New” or “Local first” opens that story, not a new one', async ({
    page,
  }) => {
    await beginAsOwner(page);
    for (const [title, slug] of [
      ['New', 'new'],
      ['Local first', 'local-first'],
    ] as const) {
      await create(page, { title, body: '<p>Here already.</p>' });
      await page.goto(`/blog/${slug}`);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    }
  });

  test("delete asks 'Delete this post?', then goes to /blog without it and without its local copy", async ({
    page,
  }) => {
    await beginAsOwner(page);
    const id = await create(page, { title: 'A short life', body: '## One\n\nWords.' });
    await keepOnDevice(page, [{ id, slug: 'a-short-life', title: 'A short life', body: 'x' }]);
    await page.goto('/blog/a-short-life');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await expect(question).toHaveAccessibleDescription('A short life');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/a-short-life$/);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByText('A short life')).toHaveCount(0);
    expect(await onDevice(page)).toEqual([]);
  });

  test('a failed server delete is only logged; the local copy is removed either way', async ({
    page,
    consoleErrors,
  }) => {
    await beginAsOwner(page);
    const id = await create(page, { title: 'It stays', body: 'Words.' });
    await keepOnDevice(page, [{ id, slug: 'it-stays', title: 'It stays', body: 'x' }]);
    await page.goto('/blog/it-stays');
    await page.route('**/api/posts/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
    );
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(await onDevice(page)).toEqual([]);
    expect(consoleErrors.join()).toContain('the post was not deleted on the server');
    consoleErrors.length = 0;
  });
});

test('table of contents only when the post has headings; colours are dropped in dark mode', async ({
  page,
}) => {
  await page.goto('/blog');
  await signIn(page);
  await create(page, {
    title: 'Plain words',
    body: '<p>One <span style="color:#d02000">red</span> word.</p>',
  });
  await create(page, { title: 'No words', body: '' });
  await page.goto('/blog/plain-words');
  const tools = page.getByRole('region', { name: 'Reading tools' });
  await expect(tools.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Table of contents' })).toHaveCount(0);
  const colour = () => page.getByText('red').evaluate((span) => getComputedStyle(span).color);
  expect(await colour()).toBe('rgb(208, 32, 0)');
  await tools.getByRole('button', { name: 'Dark theme' }).click();
  expect(await colour()).not.toBe('rgb(208, 32, 0)');
  await page.goto('/blog/no-words');
  await expect(page.locator('[data-post]')).toHaveText('No content available');
});

test('headings have none of the page’s own ids, those of its panels and questions included', async ({
  page,
}) => {
  await beginAsOwner(page);
  const body = '## Menu\n\nWords.\n\n## Related\n';
  await create(page, { title: 'Of the page', body, tags: ['BIM'] });
  await page.goto('/blog/of-the-page');
  const opener = '.reading-tools .bar > [aria-haspopup="dialog"]';
  for (const button of await page.locator(opener).all()) {
    await button.click();
    await expect(page.locator('.reading-panel:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible();
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.map((one) => [one.id, one.closest('[data-post]') !== null] as const));
  const idsWithin = (isStory: boolean) =>
    ids.filter(([id, within]) => within === isStory && toSlug(id) === id).map(([id]) => id);
  expect(idsWithin(false).sort()).toEqual(pageIds);
  expect(idsWithin(true)).toEqual(['menu-2', 'related-2']);
});

test.describe('An unpublished post on this device', () => {
  const local = {
    id: 'local-1700',
    slug: 'a-draft-here',
    title: 'A draft of US$$ rates',
    tags: ['BIM'],
    body: '<h2 onclick="x()">Begin</h2><p style="position:fixed;color:red">Words <img src="x" onerror="document.title=1"> here.</p><script>document.title="bad"</script>',
  };

  test('is shown from the device, sanitised and marked so', async ({ page, consoleErrors }) => {
    await page.goto('/blog');
    await keepOnDevice(page, [local]);
    for (const name of [local.slug, local.id]) {
      await page.goto(`/blog/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A draft of US$$ rates');
      await expect(page.locator('.byline')).toContainText('Not published');
      await expect(page.locator('.prose')).toContainText('Words');
      expect(await page.locator('.prose').innerHTML()).not.toMatch(
        /onerror|onclick|script|position/,
      );
      await expect(page).toHaveTitle(/^A draft of US\$\$ rates —/);
      await expect(page.locator('.byline').getByRole('link')).toHaveCount(0);
    }
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/blog/edit/local-1700',
    );
    consoleErrors.length = 0; // the browser logs the 404s
  });

  test('looks as it will once published, except for colours in code', async ({
    page,
    consoleErrors,
  }) => {
    const bodies = [
      ...togetherByKind(await sampleBodies()).values(),
      everyAttribute,
      droppedBlocks,
    ];
    await page.goto('/blog');
    await signIn(page);
    await keepOnDevice(
      page,
      bodies.map((body, n) => ({ ...local, id: `local-${n}`, slug: `draft-${n}`, body })),
    );
    for (const [n, body] of bodies.entries()) {
      const { html } = await sendAsOwner(page, 'POST', 'posts/preview', { body });
      await page.goto(`/blog/local-${n}`);
      await expect(page.locator('.byline')).toContainText('Not published');
      const shown = await page.locator('.prose').innerHTML();
      expect(await plain(page, shown), body).toBe(await plain(page, outlined(String(html), 2)));
    }
    consoleErrors.length = 0; // the browser logs the 404s
  });

  test("'Failed to load post', with a Back to Blog link, when it cannot be shown", async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/blog');
    await keepOnDevice(page, [local]);
    let giveUp = () => {};
    await page.route('**/_astro/local-post.*.js', (route) => {
      giveUp = () => void route.abort();
    });
    await page.goto(`/blog/${local.slug}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading…');
    giveUp();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load post');
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect.poll(() => consoleErrors.join()).toContain('could not be shown');
    consoleErrors.length = 0;
  });

  test("'Blog post not found' when neither the server nor the device has it", async ({
    page,
    consoleErrors,
  }) => {
    const response = await page.goto('/blog/nobody-wrote-this');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    consoleErrors.length = 0; // the browser logs the 404
  });
});

test('a toast leaves the reading tools free at every width', async ({ page }) => {
  await beginAsOwner(page);
  const id = await create(page, { title: 'Saved', body: '<p>Words.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.toast').hover();
  for (const width of [360, 1000, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const toast = await page.locator('.toast').boundingBox();
    const tools = await page.locator('.reading-tools').boundingBox();
    const lowest = (toast?.y ?? 0) + (toast?.height ?? 0);
    expect(lowest, `${width} px`).toBeLessThanOrEqual(tools?.y ?? 0);
  }
});
