import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  alert,
  bodyOf,
  changeElsewhere,
  createPost,
  localIds,
  open,
  save,
  story,
} from './story-editor-page.ts';

test.use({ site: 'story editor, conflicts', contextOptions: { reducedMotion: 'reduce' } });

const three = '<p>One.</p><p>Two.</p><p>Three.</p>';

async function twoVersions(page: Page, name: string) {
  await open(page);
  const id = await createPost(page, { title: name, body: three });
  await page.goto(`/blog/edit/${id}`);
  await expect(story(page)).toHaveText('One.Two.Three.');
  await changeElsewhere(page, id, { body: three.replace('One.', 'One, theirs.'), tags: ['new'] });
  await story(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Mine.');
  await save(page).click();
  await expect(alert(page)).toContainText('This post was changed meanwhile');
  await expect(page.getByRole('region', { name: 'Yours' })).toContainText('Three. Mine.');
  await expect(page.getByRole('region', { name: 'Theirs' })).toContainText('One, theirs.');
}

test('two tabs edit the same post: both versions side by side, the owner merges', async ({
  page,
  consoleErrors,
}) => {
  await twoVersions(page, 'Merged');
  await page.getByRole('button', { name: 'Merge both' }).click();
  await expect(story(page)).toHaveText('One, theirs.Two.Three. Mine.');
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/merged$/);
  expect((await bodyOf(page, 'merged')).replaceAll('\n', '')).toBe(
    '<p>One, theirs.</p><p>Two.</p><p>Three. Mine.</p>',
  );
  consoleErrors.length = 0; // the browser itself notes the 412
});

test('two tabs edit the same post: the owner keeps mine', async ({ page, consoleErrors }) => {
  await twoVersions(page, 'Mine kept');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/blog\/mine-kept$/);
  expect(await bodyOf(page, 'mine-kept')).toBe(three.replace('Three.', 'Three. Mine.'));
  consoleErrors.length = 0; // the browser itself notes the 412
});

test('two tabs edit the same post: the owner takes theirs', async ({ page, consoleErrors }) => {
  await twoVersions(page, 'Not mine');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(story(page)).toHaveText('One, theirs.Two.Three.');
  await expect.poll(() => localIds(page)).toHaveLength(0);
  expect(await bodyOf(page, 'not-mine')).toContain('One, theirs.');
  consoleErrors.length = 0; // the browser itself notes the 412
});

test('a local copy older than the server’s version is offered, not silently preferred', async ({
  page,
}) => {
  await open(page);
  const id = await createPost(page, { title: 'Older copy', body: '<p>Server one.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await story(page).press('End');
  await page.keyboard.type(' Mine.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await changeElsewhere(page, id, { body: '<p>Server two.</p>' });
  await page.reload();
  await expect(story(page)).toHaveText('Server two.');
  await expect(page.getByText(/A draft from .* is kept on this device/)).toBeVisible();
  await story(page).press('End');
  await page.keyboard.type(' Typed meanwhile.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await expect.poll(() => localIds(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(story(page)).toHaveText('Server one. Mine.');
  await expect.poll(() => localIds(page)).toEqual([id]);
  await page.reload();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => localIds(page)).toEqual([]);
});

test('two tabs write in the same post: the words of both are on the device', async ({
  page,
  context,
}) => {
  await open(page);
  const id = await createPost(page, { title: 'In two tabs', body: '<p>Base.</p>' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/blog/edit/${id}`);
    await expect(story(tab)).toHaveText('Base.');
  }
  await story(page).fill('Words of the first.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await story(other).fill('Words of the second.');
  await expect(other.getByText('Draft kept on this device')).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('localBlogs') ?? '[]') as { body: string }[])
        .map(({ body }) => body)
        .sort(),
    );
  await expect.poll(kept).toEqual(['<p>Words of the first.</p>', '<p>Words of the second.</p>']);
  await save(other).click();
  await expect(other).toHaveURL(/\/blog\/in-two-tabs$/);
  await expect.poll(kept).toEqual(['<p>Words of the first.</p>']);
});

test('an offered draft is not lost when the post is saved without it', async ({ page }) => {
  await open(page);
  const id = await createPost(page, { title: 'Undecided', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await story(page).fill('Not decided yet.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await changeElsewhere(page, id, { body: '<p>Two.</p>' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/undecided$/);
  await page.goto('/blog/edit/new');
  await page.getByRole('link', { name: 'Undecided' }).click();
  await expect(story(page)).toHaveText('Not decided yet.');
});
