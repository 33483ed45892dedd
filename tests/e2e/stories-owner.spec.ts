import type { Page } from '@playwright/test';
import { postDefaults } from '../../src/entities/post-defaults.ts';
import { expectAccessible } from './accessible.ts';
import { cut, expect, sendAsOwner, signIn, test } from './fixtures.ts';
import { card, firstPosts, remember, stored, titles } from './stories-page.ts';

test.use({ site: 'stories owner' });

const local = (id: string, more: object = {}) => ({
  id,
  slug: id,
  title: `Local ${id}`,
  body: '<h2>Pour</h2><p>A quoinstone keeps what it was told on the first day.</p>',
  tags: ['BIM'],
  color: postDefaults.editorColor,
  theme: postDefaults.theme,
  coverImageUrl: null,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  updatedAt: '2026-01-01T00:00:00.000Z',
  etag: null,
  ...more,
});

const remove = (page: Page, title: string) =>
  page.getByRole('button', { name: `Delete ${title}`, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete this blog post?' });

test.describe('Local posts', () => {
  test('server posts are merged with local posts by slug (or id), local wins, visibly not published', async ({
    page,
    request,
  }) => {
    const [, second, third] = await firstPosts(request);
    if (!second || !third) throw new Error('There are no posts to copy.');
    const drafts = [
      local('local-1', { title: '' }),
      local(second.id, { title: 'Copied by id', createdAt: second.createdAt }),
      local('local-2', { slug: third.slug, title: 'Copied by slug', createdAt: third.createdAt }),
    ];
    await remember(page, { localBlogs: drafts });
    await page.goto('/blog');
    await expect(card(page, 'Untitled').locator('.local')).toHaveText('Not published');
    await expect(card(page, 'Untitled').getByRole('link')).toHaveAttribute('href', '/blog/local-1');
    await expect(card(page, 'Copied by id').locator('.local')).toHaveText('Changes not published');
    await expect(card(page, 'Copied by slug').locator('.local')).toHaveText('Not published');
    for (const { title } of [second, third]) await expect(card(page, title)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Search stories').fill('quoinstone first day');
    await expect
      .poll(async () => (await titles(page)).toSorted())
      .toEqual(['Copied by id', 'Copied by slug', 'Untitled']);
  });

  test('Back to a list the browser kept shows the drafts of now', async ({ page }) => {
    await page.goto('/blog');
    const comeBack = (drafts: object[]) =>
      page.evaluate((text) => {
        localStorage.setItem('localBlogs', text);
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, JSON.stringify(drafts));
    await comeBack([local('local-1'), local('local-2')]);
    await expect(card(page, 'Local local-1')).toHaveCount(1);
    await comeBack([local('local-2'), local('local-3')]);
    await expect(card(page, 'Local local-3')).toHaveCount(1);
    await expect(card(page, 'Local local-1')).toHaveCount(0);
    await comeBack([]);
    await expect(card(page, 'Local local-2')).toHaveCount(0);
  });
});

test.describe
  .serial('The owner', () => {
    test("sees a 'Create New Story' tile, and edit and delete on each card; visitors do not", async ({
      page,
      request,
    }) => {
      const all = await firstPosts(request);
      await remember(page, { localBlogs: [local('local-5')] });
      await page.goto('/blog', { waitUntil: 'networkidle' });
      const tile = page.getByRole('link', { name: 'Create New Story' });
      await expect(tile).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
      await signIn(page);
      await expect(tile).toHaveAttribute('href', '/blog/edit/new?intent=create');
      for (const { id, title } of all.slice(0, 3)) {
        const edit = page.getByRole('link', { name: `Edit ${title}`, exact: true });
        await expect(edit).toHaveAttribute('href', `/blog/edit/${id}`);
        await expect(remove(page, title)).toBeVisible();
      }
      const draft = page.getByRole('link', { name: 'Local local-5', exact: true });
      await expect(draft).toHaveAttribute('href', '/blog/edit/local-5');
      for (const view of ['Grid view', 'List view', 'Magazine view']) {
        await page.getByRole('radio', { name: view }).check();
        await page.locator('.stories .story').first().hover();
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(tile).toBeHidden();
      await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    });

    test("Deleting: the owner confirms 'Delete this blog post?'; the post is gone for every visitor", async ({
      page,
      request,
    }) => {
      const all = await firstPosts(request);
      const [first] = all;
      if (!first) throw new Error('There are no posts to delete.');
      await remember(page, {
        localBlogs: [local(first.id, { slug: first.slug, title: first.title })],
      });
      await page.goto('/blog');
      await signIn(page);
      await card(page, first.title).hover();
      await remove(page, first.title).click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(card(page, first.title)).toBeVisible();
      const next = await card(page, first.title).locator('+ .story h2').textContent();
      await remove(page, first.title).click();
      await expectAccessible(page);
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(card(page, first.title)).toHaveCount(0);
      await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
      await expect(page.getByRole('link', { name: next ?? '', exact: true })).toBeFocused();
      expect(await stored(page, 'localBlogs')).toEqual([]);
      expect((await request.get(`/api/posts/${first.id}`)).status()).toBe(404);
      const unpublished = page.locator('.story .local').filter({ hasText: 'Not published' });
      const left = all.length - 1 + (await unpublished.count());
      await expect(page.locator('.stats dd').first()).toHaveText(`${left}`);
    });

    test('A failed server delete from the list is logged and reported, the story stays, and local removal continues', async ({
      page,
      request,
      consoleErrors,
    }) => {
      const [first] = await firstPosts(request);
      if (!first) throw new Error('There is no post to delete.');
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await remember(page, { localBlogs: [local(first.id), local('local-8')] });
      await page.goto('/blog');
      await signIn(page);
      await page.route(`**/api/posts/${first.id}`, (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      const title = `Local ${first.id}`;
      await card(page, title).hover();
      await remove(page, title).click();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`“${title}” is still there.`)).toBeVisible();
      await expect(card(page, title)).toHaveCount(0);
      await expect(card(page, first.title)).toBeVisible();
      expect(warnings.some((text) => text.includes('not deleted on the server'))).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
      const left = (await stored(page, 'localBlogs')) as { id: string }[];
      expect(left.map(({ id }) => id)).not.toContain(first.id);
      expect((await request.get(`/api/posts/${first.id}`)).status()).toBe(200);
      consoleErrors.length = 0; // the browser logs the refusal
    });

    test('a post that exists only on this device is deleted there', async ({ page }) => {
      await remember(page, { localBlogs: [local('local-7')] });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.method()));
      await page.goto('/blog');
      await signIn(page);
      await card(page, 'Local local-7').hover();
      await remove(page, 'Local local-7').click();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Deleted from this device.')).toBeVisible();
      await expect(card(page, 'Local local-7')).toHaveCount(0);
      expect(await stored(page, 'localBlogs')).toEqual([]);
      expect(asked).not.toContain('DELETE');
    });

    test('what is on the server but not published is listed for the owner alone, to go on with or delete', async ({
      page,
    }) => {
      await page.goto('/blog');
      const draft = { title: 'Half a thought', status: 'draft', bodyHtml: '<p>A sill.</p>' };
      const { id } = await sendAsOwner(page, 'POST', 'posts', draft);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(card(page, 'Half a thought')).toHaveCount(0);
      await signIn(page);
      await expect(card(page, 'Half a thought').locator('.local')).toHaveText('Not published');
      const link = page.getByRole('link', { name: 'Half a thought', exact: true });
      await expect(link).toHaveAttribute('href', `/blog/edit/${id}`);
      const other = await page.context().newPage();
      await other.goto(`/blog/edit/${id}`);
      await expect(other.getByText('Save publishes it.')).toBeVisible();
      await other.close();
      await page.getByLabel('Search stories').fill('sill');
      await expect.poll(() => titles(page)).toEqual(['Half a thought']);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(card(page, 'Half a thought')).toHaveCount(0);
      await signIn(page);
      await card(page, 'Half a thought').hover();
      await remove(page, 'Half a thought').click();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
      await expect(card(page, 'Half a thought')).toHaveCount(0);
    });

    test('what is not published is opened from the list also where its address leads to a post, and read there once it is saved', async ({
      page,
    }) => {
      await page.goto('/blog');
      const moved = { title: 'Moved on', slug: 'shared-sill', body: 'A sill.' };
      const { id } = await sendAsOwner(page, 'POST', 'posts', { ...moved, status: 'published' });
      await sendAsOwner(page, 'PUT', `posts/${id}`, { slug: 'moved-on' });
      const draft = { title: 'Stays here', slug: 'shared-sill', status: 'draft', body: 'A beam.' };
      const { id: draftId } = await sendAsOwner(page, 'POST', 'posts', draft);
      await page.goto('/blog/shared-sill');
      await expect(page).toHaveURL('/blog/moved-on');
      await page.goto('/blog');
      await signIn(page);
      await page.getByRole('link', { name: 'Stays here', exact: true }).click();
      await expect(page).toHaveURL(`/blog/edit/${draftId}`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL('/blog/shared-sill');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stays here');
    });

    test('to one who is the owner no more, it is said that they are not listed, until they can be', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/blog');
      await signIn(page);
      const draft = { title: 'Half a sill', status: 'draft', body: 'A sill.' };
      const { id } = await sendAsOwner(page, 'POST', 'posts', draft);
      await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401 }));
      await page.reload();
      const failed = page.getByRole('alert').filter({ hasText: 'not listed' });
      await expect(failed).toContainText('What is not published is not listed. 401 Unauthorized');
      await page.unrouteAll();
      await signIn(page);
      await expect(card(page, 'Half a sill')).toBeVisible();
      await expect(failed).toHaveCount(0);
      await sendAsOwner(page, 'DELETE', `posts/${id}`);
      consoleErrors.length = 0; // the browser logs the refusal
    });

    test('drafts that cannot be read are said to be missing above the list, and can be read again', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/blog');
      await signIn(page);
      await cut(page, 'GET', '**/api/posts?status=draft*');
      await page.reload();
      const failed = page.getByRole('alert').filter({ hasText: 'not listed' });
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toContainText('The server cannot be reached.');
      await page.unrouteAll();
      const draft = { title: 'Half a lintel', status: 'draft', body: 'A sill.' };
      const { id } = await sendAsOwner(page, 'POST', 'posts', draft);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 'Half a lintel')).toBeVisible();
      await expect(failed).toHaveCount(0);
      await sendAsOwner(page, 'DELETE', `posts/${id}`);
      consoleErrors.length = 0; // the browser logs the aborted requests
    });

    test('a post that was deleted elsewhere meanwhile is gone here too', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/blog');
      const { id } = await sendAsOwner(page, 'POST', 'posts', { title: 'Twice', body: 'A sill.' });
      await page.reload();
      await signIn(page);
      await sendAsOwner(page, 'DELETE', `posts/${id}`);
      await card(page, 'Twice').hover();
      await remove(page, 'Twice').click();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
      await expect(card(page, 'Twice')).toHaveCount(0);
      consoleErrors.length = 0; // the browser logs that it was not found
    });

    test('of several that only this device has under one slug, only the chosen one is deleted', async ({
      page,
    }) => {
      const drafts = ['local-7', 'local-8'].map((id) => ({ ...local(id), slug: 'notes' }));
      await remember(page, { localBlogs: drafts });
      await page.goto('/blog');
      await signIn(page);
      await card(page, 'Local local-7').hover();
      await remove(page, 'Local local-7').click();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(card(page, 'Local local-7')).toHaveCount(0);
      await expect(card(page, 'Local local-8')).toBeVisible();
      expect(await stored(page, 'localBlogs')).toMatchObject([{ id: 'local-8' }]);
    });
  });
