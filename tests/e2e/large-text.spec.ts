import type { Locator, Page } from '@playwright/test';
import { navigation } from '../../src/lib/routes.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, openAsOwner, test } from './fixtures.ts';

const dialog = '/projects?project=clash-triage';
const story = '/blog/a-clash-is-two-teams-telling-the-truth';

/** What is pressed or chosen and is not all in sight, or has no room for its words. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator(':is(button, select, input, label, .button):visible').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.visually-hidden, .trap, .carousel, .prose, .toolbar'))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/** Words in columns so narrow that hardly one of them has room. */
const squeezed = (page: Page): Promise<string[]> =>
  page.locator(':is(p, li, dd, .name):visible').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.visually-hidden, .prose, .programme'))
      .filter((one) => {
        const { fontSize, display } = getComputedStyle(one);
        const isLong = (one.textContent ?? '').trim().length > 8;
        return isLong && display !== 'inline' && one.clientWidth < 3 * Number.parseFloat(fontSize);
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/** Text fields without room for a word; a browser's test calls those of no width invisible. */
const collapsed = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox')
    .or(page.getByRole('searchbox'))
    .or(page.getByRole('combobox'))
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => one.clientWidth < 4 * Number.parseFloat(getComputedStyle(one).fontSize))
        .map((one) => one.outerHTML.slice(0, 120)),
    );

/**
 * Enlarges the text and expects room for all of it in windows of every usual width, once what is out
 * of sight is laid out too.
 */
async function expectRoomForLargeText(page: Page, isDialog = false): Promise<void> {
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
  for (const width of [360, 768, 1024]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 780 });
      await expectNoSidewaysScroll(page);
      if (isDialog) await expectNoSidewaysScroll(page, 'dialog[open]');
      await expect.poll(() => cutOff(page)).toEqual([]);
      await expect.poll(() => squeezed(page)).toEqual([]);
      await expect.poll(() => collapsed(page)).toEqual([]);
    });
  }
}

test.describe('with text twice as large', () => {
  for (const path of [...navigation.map(({ href }) => href), story, dialog]) {
    test(`${path} is no wider than its window, and neither is what is pressed or chosen`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectRoomForLargeText(page, path === dialog);
    });
  }

  const ofOwner: [path: string, part: (page: Page) => Locator][] = [
    ['/', (page) => page.getByRole('button', { name: 'Edit welcome text' })],
    ['/about', (page) => page.getByRole('button', { name: 'Change portrait' })],
    ['/blog', (page) => page.getByRole('link', { name: 'Create New Story' })],
    ['/education', (page) => page.getByRole('link', { name: 'Add Education Record' })],
    ['/blog/edit/new', (page) => page.getByLabel('Title')],
    ['/projects/new', (page) => page.getByLabel('Project Name')],
    ['/experience/new', (page) => page.getByLabel('Company *')],
    ['/education/new', (page) => page.getByLabel('School *')],
    ['/certificates/new', (page) => page.getByLabel('Title')],
  ];
  for (const [path, part] of ofOwner) {
    test(`${path} has room for what the owner uses`, async ({ page }) => {
      await openAsOwner(page, path, part(page).first());
      await expectRoomForLargeText(page);
    });
  }
});
