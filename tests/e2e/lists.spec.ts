import type { Locator, Page } from '@playwright/test';
import { expect, openAsOwner, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'lists' });

const item = '<li>Open formats</li>';
const lists = `<ul>${item}</ul><ol>${item}${item}</ol>`;
const six = `<ol>${item.repeat(6)}</ol>`;

/** Expects squares before the items of bulleted lists and numbers before those of numbered ones. */
async function expectMarkers(text: Locator): Promise<void> {
  const markers = (list: string) =>
    text.locator(`${list} > li`).evaluateAll((all) =>
      all.map((one) => {
        const { content, width, backgroundColor } = getComputedStyle(one, '::before');
        return { content, width, backgroundColor };
      }),
    );
  await expect(text.locator('ol > li')).toHaveCount(2);
  for (const { content, width, backgroundColor } of await markers('ul')) {
    expect(content).toBe('""');
    expect(Number.parseFloat(width)).toBeGreaterThan(5);
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  }
  for (const { content } of await markers('ol')) expect(content).toContain('counter(item)');
}

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));

async function firstHighlight(page: Page): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/highlights')).json();
  return `highlights/${id}`;
}

test('lists of the welcome text have bullets and numbers, on the page and in its editor', async ({
  page,
}) => {
  await page.goto('/');
  await sendAsOwner(page, 'PUT', 'home', { welcomeHtml: `<h1>Models</h1>${lists}` });
  const edit = page.getByRole('button', { name: 'Edit welcome text' });
  await openAsOwner(page, '/', edit);
  await expectMarkers(page.locator('.hero .welcome'));
  await edit.click();
  await expectMarkers(page.locator('.hero .ProseMirror'));
});

test('lists of a highlight have bullets and numbers, on its card and in its editor', async ({
  page,
}) => {
  await page.goto('/');
  await sendAsOwner(page, 'PUT', await firstHighlight(page), { title: 'Listed', bodyHtml: lists });
  const edit = page.getByRole('button', { name: 'Edit highlight: Listed' });
  await openAsOwner(page, '/', edit);
  await expectMarkers(page.locator('.highlight .text').first());
  await edit.click();
  await expectMarkers(page.locator('.highlight-editor .ProseMirror'));
});

test('lists of a project have bullets and numbers, on its card too', async ({ page }) => {
  await page.goto('/projects');
  await sendAsOwner(page, 'PUT', 'projects/datum', { summary: lists });
  await page.goto('/projects?project=datum');
  await expectMarkers(page.getByRole('dialog').locator('.rich'));
  const cards = page
    .locator('article.model')
    .filter({ has: page.locator('.name', { hasText: 'Datum' }) });
  await expectMarkers(cards.locator('.summary'));
});

test('a list on a card ends after four lines', async ({ page }) => {
  await page.goto('/');
  await sendAsOwner(page, 'PUT', await firstHighlight(page), { bodyHtml: six });
  await sendAsOwner(page, 'PUT', 'projects/datum', { summary: six });
  await page.reload();
  expect(await linesOf(page.locator('.highlight .text').first())).toBeCloseTo(4, 1);
  await page.goto('/projects');
  const summary = page.locator('.summary', { has: page.locator('ol') });
  expect(await linesOf(summary)).toBeCloseTo(4, 1);
});
