import type { Locator, Page } from '@playwright/test';
import { beginAsOwner, expect, signIn, test } from './fixtures.ts';
import {
  alert,
  changeElsewhere,
  closeTab,
  createPost,
  localIds,
  open,
  save,
  story,
} from './story-editor-page.ts';

test.use({ site: 'story editor, restored', contextOptions: { reducedMotion: 'reduce' } });

const long = '<p>A line of a long story.</p>'.repeat(200);
const notice = (page: Page) => page.getByText('Draft restored');

/** A draft of a published post, left on the device; returns the post's address. */
async function leaveDraft(page: Page, bodyHtml: string): Promise<string> {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'As published', bodyHtml });
  await open(page, id);
  await page.getByLabel('Title', { exact: true }).fill('As drafted');
  await expect.poll(() => localIds(page)).toEqual([id]);
  return page.url();
}

const topOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);

test("on a phone a reload does not lead to the end of a long story; 'Draft restored' is in sight there, and nothing moves when it ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await leaveDraft(page, long);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.clock.install();
  await page.reload();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('body > footer')).not.toBeInViewport();
  const before = await topOf(story(page));
  await page.clock.runFor(5_000);
  await expect(notice(page)).toHaveCount(0);
  expect(await topOf(story(page))).toBe(before);
});

test("'Draft restored' waits until its tab is looked at", async ({ page, context }) => {
  const address = await leaveDraft(page, '<p>Words.</p>');
  await closeTab(page);
  const behind = await context.newPage();
  await behind.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await behind.clock.install();
  await behind.goto(address);
  await expect(notice(behind)).toBeVisible();
  await behind.clock.runFor(5_000);
  await expect(notice(behind)).toBeVisible();
  const turn = (state: 'visible' | 'hidden') =>
    behind.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('visible');
  await behind.clock.runFor(1_000);
  await turn('hidden');
  await behind.clock.runFor(5_000);
  await expect(notice(behind)).toBeVisible();
  await turn('visible');
  await behind.clock.runFor(5_000);
  await expect(notice(behind)).toHaveCount(0);
});

test('a restored draft of a published post can be discarded, which asks first', async ({
  page,
}) => {
  await leaveDraft(page, '<p>Words.</p>');
  await page.reload();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('As drafted');
  await signIn(page);
  const discard = page.getByRole('button', { name: 'Discard them' });
  page.once('dialog', (question) => question.dismiss());
  await discard.click();
  await expect(title).toHaveValue('As drafted');
  page.once('dialog', (question) => question.accept());
  await discard.press('Enter');
  await expect(title).toHaveValue('As published');
  await expect(discard).toHaveCount(0);
  await expect(title).toBeFocused();
  expect(await localIds(page)).toEqual([]);
});

test('a draft that is discarded has no conflict with what was saved meanwhile', async ({
  page,
  consoleErrors,
}) => {
  await leaveDraft(page, '<p>Words.</p>');
  const [id = ''] = await localIds(page);
  await page.reload();
  await signIn(page);
  await changeElsewhere(page, id, { title: 'As saved elsewhere' });
  await save(page).click();
  await expect(alert(page)).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(alert(page)).toHaveCount(0);
  consoleErrors.length = 0; // the browser logs the 412
});
