import type { Page } from '@playwright/test';
import { expect, shownProgress, test } from './fixtures.ts';

const slug = 'a-clash-is-two-teams-telling-the-truth';
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Reading tools' }).getByRole('button', { name, exact: true });
const told = (page: Page, part: string) => page.locator(`.beside [data-read="${part}"]`);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Scrolls until a share of the text is read, 0 to 1. */
const readTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { top, height } = (
      document.querySelector('[data-post]') as Element
    ).getBoundingClientRect();
    scrollTo(0, scrollY + top + (height - innerHeight) * part);
  }, share);

/** Waits for a frame, because the test's clock does not control scrolling. */
const frame = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

test.describe('Content', () => {
  test('first tag, title, read time, word-count progress, article HTML, related articles', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.locator('article.reader');
    await expect(article.locator('header .chip')).toHaveText('BIM');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A clash is two teams/);
    await expect(article.locator('.byline')).toContainText(/8 min read.*1,533 words\s*0 read/s);
    await readTo(page, 0.5);
    await expect(article.locator('.byline [data-read="words"]')).toHaveText(/^7[67]\d$/);
    const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(related.first().locator('.dot')).toBeVisible();
    await expect(related.first().getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
    await expect(related.first()).toContainText(/\d+ min, \d+ \w+ \d{4}/);
    await expect(related.first().locator('.chip')).toHaveCount(1);
    const [excerpt = ''] = await related.first().locator('.meta').allTextContents();
    expect(excerpt.length).toBeLessThanOrEqual(121);
  });

  test('optional cover image, at most 420 px high', async ({ page }) => {
    await page.goto('/blog/forty-milliseconds');
    const cover = page.locator('.cover');
    expect((await cover.boundingBox())?.height).toBeLessThanOrEqual(420);
    await page.goto(`/blog/${slug}`);
    await expect(cover).toHaveCount(0);
  });

  test('headings have stable ids, images load lazily in reserved space', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await expect(page.locator('[data-post] h2').first()).toHaveAttribute('id', 'the-cubic-metre');
    for (const image of await page.locator('[data-post] img').all()) {
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('width', '1600');
      expect((await image.boundingBox())?.height).toBeGreaterThan(100);
    }
  });
});

for (const width of [768, 1024]) {
  test(`the text begins below its title, at the left edge, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/blog/${slug}`);
    const left = async (part: string) =>
      (await page.locator(`.reader > ${part}`).boundingBox())?.x ?? 0;
    const edge = await left('header');
    expect(await left('.beside')).toBe(edge);
    expect(await left('.prose')).toBe(edge);
  });
}

test.describe('Reading progress', () => {
  test('top reading-progress bar; estimated minutes left, percent read and words per minute', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const bar = () => shownProgress(page);
    expect(await bar()).toBe(0);
    await expect(told(page, 'percent')).toHaveText('0');
    await expect(told(page, 'minutes')).toHaveText('8');
    await expect(told(page, 'pace')).toHaveText('200');
    await readTo(page, 0.5);
    await expect(told(page, 'percent')).toHaveText('50');
    await expect(told(page, 'minutes')).toHaveText('4');
    expect(await bar()).toBeCloseTo(0.5, 1);
    await readTo(page, 1);
    await expect(told(page, 'percent')).toHaveText('100');
    await expect(told(page, 'minutes')).toHaveText('0');
    expect(await bar()).toBeCloseTo(1, 1);
  });

  test('the top bar also shows the story’s progress in browsers without scroll timelines', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(`/blog/${slug}`);
    await page.locator('[data-progress]').evaluate((bar: HTMLElement) => {
      bar.style.animation = 'none';
    });
    const bar = () => shownProgress(page);
    await readTo(page, 0.5);
    await expect(told(page, 'percent')).toHaveText('50');
    await expect.poll(bar).toBeCloseTo(0.5, 2);
    await readTo(page, 1);
    await expect.poll(bar).toBe(1);
  });

  test('words per minute is the reader’s own pace once enough is read', async ({ page }) => {
    await page.clock.install();
    await page.goto(`/blog/${slug}`);
    await page.clock.runFor(100);
    for (let share = 0; share <= 0.4; share += 0.05) {
      await readTo(page, share);
      await frame(page);
      await page.clock.runFor(10_000);
    }
    await expect(told(page, 'pace')).not.toHaveText('200');
    expect(Number(await told(page, 'pace').textContent())).toBeGreaterThan(200);
  });

  test('a floating circular progress indicator visible only between 10 and 95 percent', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const widget = page.locator('[data-read-widget]');
    for (const [share, isShown] of [
      [0.05, false],
      [0.12, true],
      [0.94, true],
      [0.97, false],
    ] as const) {
      await readTo(page, share);
      await expect(widget).toBeVisible({ visible: isShown });
    }
    await readTo(page, 0.5);
    await expect(widget).toHaveText('50');
    await expect(widget).toHaveAttribute('aria-valuenow', '50');
  });

  test('on phones the pace is shown with the tools, whose targets fill the width of two rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/blog/${slug}`);
    const tools = page.getByRole('region', { name: 'Reading tools' });
    await expect(tools).toContainText(/Minutes left\s*8/);
    await readTo(page, 0.95);
    await expect(tools).toContainText(/Minute left\s*1/);
    await readTo(page, 0);
    await expect(tools).toContainText(/Minutes left\s*8/);
    const bar = page.locator('.reading-tools');
    for (const width of [320, 360, 390, 447, 448]) {
      await page.setViewportSize({ width, height: 740 });
      const box = await bar.boundingBox();
      expect(box?.width).toBe(width);
      expect(box?.height).toBeLessThan(2 * 46);
      for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('on phones the toolbar covers neither its panels nor the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/blog/${slug}`);
    const bar = page.locator('.reading-tools');
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    await bar.getByRole('button', { name: 'Reading preferences' }).click();
    const panel = await page.getByRole('dialog', { name: 'Reading preferences' }).boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
    await page.keyboard.press('Escape');
    await readTo(page, 1);
    await page.mouse.wheel(0, 20_000);
    const last = page.locator('body > footer a').last();
    await expect(last).toBeInViewport();
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThan(await top());
  });
});

test.describe('Table of contents', () => {
  test('lists headings by level; clicking scrolls smoothly to the heading and closes the panel', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Table of contents').click();
    const panel = page.getByRole('dialog', { name: 'Contents' });
    const headings = await page.locator('[data-post] :is(h2, h3)').allTextContents();
    await expect(panel.getByRole('link')).toHaveText(headings);
    const indent = (name: string) =>
      panel.getByRole('link', { name }).evaluate((a) => getComputedStyle(a).paddingLeft);
    expect(await indent('A rule before a model')).not.toBe(await indent('Grouping by cause'));
    const scrolled = page.evaluate(
      () =>
        new Promise<ScrollBehavior | undefined>((resolve) => {
          Element.prototype.scrollIntoView = function scroll(options) {
            this.setAttribute('data-scrolled', '');
            resolve((options as ScrollIntoViewOptions).behavior);
          };
        }),
    );
    await panel.getByRole('link', { name: 'What the numbers said' }).click();
    expect(await scrolled).toBe('smooth');
    await expect(page.locator('#what-the-numbers-said')).toHaveAttribute('data-scrolled');
    await expect(page.locator('#what-the-numbers-said')).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('with reduced motion it jumps there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Table of contents').click();
    await page.getByRole('dialog').getByRole('link', { name: 'What I would do again' }).click();
    await expect(page.locator('#what-i-would-do-again')).toBeInViewport();
    await expect(page.locator('.contents a[aria-current]')).toContainText('What I would do again');
  });
});

test('the contents beside a story keep the section being read in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto(`/blog/${slug}`);
  const links = page.locator('.beside .contents a');
  await expect(links.last()).not.toBeInViewport();
  await readTo(page, 1);
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  const end = await page.evaluate(() => scrollY);
  await readTo(page, 0.2);
  await expect(links.last()).not.toBeInViewport();
  await expect(page.locator('.beside .contents a[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeLessThan(end);
});

test.describe('Table of contents, by keyboard', () => {
  const focused = 'a:focus';

  test('begins at the section being read, and announces it as the current one', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}#what-the-numbers-said`);
    const panel = page.getByRole('dialog', { name: 'Contents' });
    await tool(page, 'Table of contents').press('Enter');
    await expect(panel.locator(focused)).toHaveText('What the numbers said');
    await expect(panel.locator(focused)).toHaveAttribute('aria-current', 'true');
  });

  test('begins at the first heading when the reader is above all headings', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Table of contents').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Contents' });
    await expect(panel.locator(focused)).toHaveText('The cubic metre');
    await expect(panel.locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('Buttons', () => {
  test('bookmark is remembered, and shown on the next visit', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
    await tool(page, 'Bookmark').click();
    await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true');
    const id = await page.locator('[data-post]').getAttribute('data-post');
    expect(await stored(page, 'readerBookmarks')).toEqual([id]);
    await page.reload();
    await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true');
    await tool(page, 'Bookmark').click();
    expect(await stored(page, 'readerBookmarks')).toEqual([]);
  });

  test('font size minus and plus (steps of 10 percent), and the text being read stays in place', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const size = () =>
      page
        .locator('[data-post] p')
        .nth(3)
        .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    const before = await size();
    const heading = page.locator('#grouping-by-cause');
    await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90));
    await tool(page, 'Larger text').click();
    await expect(page.getByLabel('Font size').first()).toHaveText('110%');
    expect(await size()).toBeCloseTo(before * 1.1, 1);
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    expect(Math.abs((await top()) - 90)).toBeLessThan(3);
    await tool(page, 'Smaller text').click();
    await tool(page, 'Smaller text').click();
    await expect(page.getByLabel('Font size').first()).toHaveText('90%');
    expect(Math.abs((await top()) - 90)).toBeLessThan(3);
    for (let n = 0; n < 6; n++) await tool(page, 'Smaller text').click();
    await expect(page.getByLabel('Font size').first()).toHaveText('50%');
  });

  test('focus mode shows only the text, moves nothing, and Escape ends it', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const text = page.locator('[data-post]');
    const before = await text.boundingBox();
    await tool(page, 'Focus mode').click();
    for (const part of ['.contents', '.byline', 'footer', '#related']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    await expect(text).toBeVisible();
    expect(await text.boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 900);
    const edge = () =>
      page.locator('.site-nav').evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(edge).toBeLessThan(8); // and covers no text
    await page.reload();
    await expect(tool(page, 'Focus mode')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('.contents')).toBeVisible();
    await expect(tool(page, 'Focus mode')).toHaveAttribute('aria-pressed', 'false');
  });

  test('light/dark toggle, remembered for the stories', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Dark theme').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('blogTheme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('Share menu', () => {
  test('Twitter, Facebook, LinkedIn, Reddit, Copy Link; popup size is 600 by 400', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await page.evaluate(() => {
      window.open = (...args) => {
        document.documentElement.dataset.opened = JSON.stringify(args);
        return null;
      };
    });
    const panel = page.getByRole('dialog', { name: 'Share' });
    await tool(page, 'Share').press('Enter');
    await expect(panel.getByRole('link', { name: 'Twitter' })).toBeFocused();
    await page.keyboard.press('Escape');
    const hosts = {
      Twitter: 'twitter.com',
      Facebook: 'facebook.com',
      LinkedIn: 'linkedin.com',
      Reddit: 'reddit.com',
    };
    for (const [name, host] of Object.entries(hosts)) {
      await tool(page, 'Share').click();
      await panel.getByRole('link', { name }).click();
      const opened = (await page.locator('html').getAttribute('data-opened')) ?? '[]';
      const [address, , features] = JSON.parse(opened) as string[];
      expect(address).toContain(host);
      expect(address).toContain(encodeURIComponent(`/blog/${slug}`));
      expect(features).toMatch(/width=600,height=400/);
      await expect(panel).toBeHidden();
    }
    await tool(page, 'Share').click();
    await expect(panel.getByRole('listitem')).toHaveText([...Object.keys(hosts), 'Copy Link']);
  });

  test("clipboard copy shows '{label} copied to clipboard!' for 2 s; the copied label resets after 2 s", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Share').click();
    const panel = page.getByRole('dialog', { name: 'Share' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await panel.getByRole('button', { name: 'Copy Link' }).click();
    await expect(panel.getByRole('status')).toHaveText('Link copied to clipboard!');
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/${slug}`);
    await page.clock.runFor(1_900);
    await expect(panel.getByRole('status')).toHaveText('Link copied to clipboard!');
    await page.clock.runFor(200);
    await expect(panel.getByRole('status')).toBeEmpty();
    await expect(panel.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post page is complete, and shows no tool that cannot work', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await expect(page.locator('[data-post]')).toContainText('What a report forgets');
    await expect(page.locator('[data-post] pre .k').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toContainText('0:36');
    await expect(page.getByRole('region', { name: 'Related Articles' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Reading tools' })).toBeHidden();
    await expect(page.locator('.words-read')).toBeHidden();
  });

  test('nor does a phone show one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('region', { name: 'Reading tools' })).toBeHidden();
    await expect(page.locator('.reading-tools')).toBeHidden();
  });
});
