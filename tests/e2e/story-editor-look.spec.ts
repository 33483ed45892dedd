import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes, wear } from './accessible.ts';
import { cut, endSession, expect, sendAsOwner, signIn, test } from './fixtures.ts';
import { alert, story } from './story-editor-page.ts';

test.use({ site: 'story editor, look', contextOptions: { reducedMotion: 'reduce' } });

/**
 * Checks the editor in its current state at every width, the dark theme's colours on the desktop
 * alone, because they are the same on a phone; SHOTS names a folder for screenshots.
 */
async function see(page: Page, state: string, fullPage = false): Promise<void> {
  const folder = process.env.SHOTS;
  for (const width of folder ? [360, 768, 1440] : [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const expectIt = width === 360 ? expectAccessible : expectAccessibleInThemes;
    await expectIt(page, '#content', `${state} at ${width} px`);
    for (const theme of folder ? (['light', 'dark'] as const) : []) {
      await wear(page, theme);
      await page.screenshot({ path: `${folder}/${state}-${width}-${theme}.png`, fullPage });
    }
    await wear(page, 'light');
  }
}

const body = [
  '<p>A wall in a building model is not a thick line. It is a record, and it has opinions.</p>',
  '<h2>Counting</h2><p>The counting part is <strong>easy</strong> once it is in a database.</p>',
  '<pre><code class="language-sql">select pset, name, count(*) as walls, count(distinct value) from property;</code></pre>',
  '<figure><img src="/uploads/where-is-zero.webp" alt="Four origins"><figcaption>Four.</figcaption></figure>',
  '<table><thead><tr><th>Name</th><th>Count</th></tr></thead><tbody><tr><td>a</td><td>1</td></tr></tbody></table>',
  '<blockquote><p>It has opinions.</p></blockquote><ul><li>one</li><li>two</li></ul>',
].join('');

test('every state at 360 px in light, and at 1440 px in both themes', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/blog/edit/new');
  await expect(story(page)).toBeVisible();
  await expect(page.getByText('You are in viewer mode.')).toBeVisible();
  await see(page, 'visitor');
  await signIn(page);

  const post = {
    title: 'What a wall knows',
    slug: 'wall',
    body,
    tags: ['IFC'],
  };
  const { id } = await sendAsOwner(page, 'POST', 'posts', post);
  await page.goto(`/blog/edit/${id}`);
  await expect(page.locator('.live-preview .k').first()).toBeVisible();
  await see(page, 'edit');
  if (process.env.SHOTS) await see(page, 'whole', true);
  const toolbar = page.getByRole('toolbar');
  await toolbar.getByRole('button', { name: 'Text colour' }).click();
  await see(page, 'colours');
  await page.keyboard.press('Escape');
  await story(page).locator('td').first().click();
  await see(page, 'table');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await see(page, 'markdown');
  await page.getByRole('button', { name: 'Write', exact: true }).click();

  await sendAsOwner(page, 'PUT', `posts/${id}`, { tags: ['IFC', 'Data'] });
  await page.getByLabel('Title', { exact: true }).fill('What a wall forgets');
  await page.getByLabel('Accent Color').fill('reddish');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toContainText('This was changed meanwhile');
  await see(page, 'conflict');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  await see(page, 'offered');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await cut(page, 'PUT', /\/api\/posts\/[^/]+$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toContainText('The server cannot be reached.');
  await see(page, 'failed');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toContainText('Owner mode required to save');
  await see(page, 'signed-out');
  consoleErrors.length = 0; // the browser logs the refusals
});
