import type { Locator, Page } from '@playwright/test';
import { navigation } from '../../src/lib/routes.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { beginAsOwner, expect, test } from './fixtures.ts';

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
  test('a page is no wider than its window, and neither is what is pressed or chosen', async ({
    page,
  }) => {
    for (const path of [...navigation.map(({ href }) => href), story, dialog]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectRoomForLargeText(page, path === dialog);
      });
    }
  });

  const ofOwner: [path: string, part: (page: Page) => Locator][] = [
    ['/', (page) => page.getByRole('button', { name: 'Edit welcome text' })],
    ['/about', (page) => page.getByRole('button', { name: 'Change portrait' })],
    ['/blog', (page) => page.getByRole('link', { name: 'Create New Story' })],
    ['/education', (page) => page.getByRole('link', { name: 'Add Education Record' })],
    ['/blog/edit/new', (page) => page.getByLabel('Title')],
    ['/projects/new', (page) => page.getByLabel('Project Name')],
    ['/experience/new', (page) => page.getByLabel('Company')],
    ['/education/new', (page) => page.getByLabel('School')],
    ['/certificates/new', (page) => page.getByLabel('Title')],
  ];
  test('a page has room for what the owner uses', async ({ page }) => {
    await beginAsOwner(page);
    for (const [path, part] of ofOwner) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(part(page).first()).toBeVisible();
        await expectRoomForLargeText(page);
      });
    }
  });
});

test.describe('With the spacing of text that a reader may ask for (WCAG 1.4.12)', () => {
  const spaceText = (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const spacing = 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
      sheet.replaceSync(`* { line-height: 1.5 !important; ${spacing} }`);
      document.adoptedStyleSheets.push(sheet);
    });

  test('the years of a record stay beside its mark', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/education');
    await spaceText(page);
    const rooms = await page.locator('.entry .when').evaluateAll((all) =>
      all.map((when) => {
        const words = document.createRange();
        words.selectNodeContents(when.querySelector('.years') as Element);
        const mark = when.querySelector('.mark')?.getBoundingClientRect();
        return (mark?.left ?? 0) - words.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
  });

  test('the chosen order of certificates is whole on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/certificates');
    await spaceText(page);
    const sort = page.getByRole('combobox', { name: 'Sort' });
    const [width, row] = [await sort.boundingBox(), await page.locator('.controls').boundingBox()];
    expect(width?.width).toBeGreaterThan((row?.width ?? 0) - 4);
  });
});
