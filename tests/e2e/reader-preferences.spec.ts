import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const slug = 'a-clash-is-two-teams-telling-the-truth';
const other = 'forty-milliseconds';
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Reading tools' }).getByRole('button', { name, exact: true });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Reading preferences' });
const theme = (page: Page, name: string) => preferences(page).getByRole('radio', { name });
const text = (page: Page) => page.locator('[data-post] > p').nth(2);
const styleOf = (page: Page, property: string) =>
  text(page).evaluate((p, name) => getComputedStyle(p).getPropertyValue(name), property);
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('readingPreferences') ?? '{}'));

async function openTab(page: Page, name: string): Promise<void> {
  if (!(await preferences(page).isVisible())) await tool(page, 'Reading preferences').click();
  await preferences(page).getByRole('tab', { name }).click();
}

/** Sets a slider as dragging does. */
const slide = (page: Page, name: string, value: number) =>
  preferences(page).getByRole('slider', { name }).fill(String(value));

test.describe('Reading preferences panel', () => {
  test('four tabs Typography, Themes, Comfort, Focus, by mouse and by arrow keys', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Reading preferences').click();
    const tabs = preferences(page).getByRole('tab');
    await expect(tabs).toHaveText(['Typography', 'Themes', 'Comfort', 'Focus']);
    await expect(tabs.first()).toBeFocused();
    for (const name of ['Themes', 'Comfort', 'Focus', 'Typography']) {
      await page.keyboard.press('ArrowRight');
      await expect(preferences(page).getByRole('tab', { name })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(preferences(page).getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toBeHidden();
    await expect(tool(page, 'Reading preferences')).toBeFocused();
  });

  test('a change announces nothing that stays the same', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Typography');
    await page.evaluate(() => {
      const told = new MutationObserver((records) => {
        for (const { target } of records)
          document.body.dataset.told = (target as Element).outerHTML;
      });
      for (const live of document.querySelectorAll('output, [role="status"], [aria-live]'))
        told.observe(live, { childList: true, characterData: true, subtree: true });
    });
    await slide(page, 'Line height', 1.8);
    await expect.poll(() => styleOf(page, 'line-height')).not.toBe('');
    await page.keyboard.press('Escape');
    await tool(page, 'Focus mode').press('Enter');
    await expect(tool(page, 'Focus mode')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.locator('body').getAttribute('data-told')).toBeNull();
  });

  test('on a phone the font size is announced, although there is no room to show it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Larger text').click();
    await expect(page.getByRole('status', { name: 'Font size' })).toHaveText('110%');
  });

  const ranges = [
    ['Typography', 'Font size', 50, 200, 5, 100, '100%'],
    ['Typography', 'Line height', 1, 3, 0.1, 1.6, '1.6'],
    ['Typography', 'Word spacing', -5, 10, 0.5, 0, '0 px'],
    ['Typography', 'Letter spacing', -2, 5, 0.1, 0, '0 px'],
    ['Typography', 'Paragraph spacing', 0.5, 3, 0.1, 1, '1 em'],
    ['Typography', 'Margins', 0.5, 3, 0.1, 1, '1×'],
    ['Comfort', 'Blue-light filter', 0, 100, 5, 0, '0%'],
    ['Focus', 'Scroll speed', 0.5, 5, 0.1, 1, '1×'],
  ] as const;

  test('reading preference ranges, steps and defaults', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    for (const [tab, name, min, max, step, initial, words] of ranges) {
      await openTab(page, tab);
      const slider = preferences(page).getByRole('slider', { name });
      const bounds = { min: String(min), max: String(max), step: String(step) };
      for (const [attribute, value] of Object.entries(bounds)) {
        await expect(slider).toHaveAttribute(attribute, value);
      }
      await expect(slider).toHaveValue(String(initial));
      await expect(slider).toHaveAttribute('aria-valuetext', words);
    }
  });

  test('typography changes the text at once', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Typography');
    const size = Number.parseFloat(await styleOf(page, 'font-size'));
    const width = (await text(page).boundingBox())?.width ?? 0;
    await slide(page, 'Font size', 150);
    await slide(page, 'Line height', 2);
    await slide(page, 'Word spacing', 4);
    await slide(page, 'Letter spacing', 1);
    await slide(page, 'Paragraph spacing', 2);
    await slide(page, 'Margins', 2);
    const large = Number.parseFloat(await styleOf(page, 'font-size'));
    expect(large).toBeCloseTo(size * 1.5, 1);
    expect(Number.parseFloat(await styleOf(page, 'line-height'))).toBeCloseTo(large * 2, 1);
    expect(await styleOf(page, 'word-spacing')).toBe('4px');
    expect(await styleOf(page, 'letter-spacing')).toBe('1px');
    expect(Number.parseFloat(await styleOf(page, 'margin-top'))).toBeCloseTo(large * 2, 1);
    expect((await text(page).boundingBox())?.width).toBeLessThan(width);
    await slide(page, 'Margins', 0.5);
    expect((await text(page).boundingBox())?.width).toBeGreaterThan(width);
    await preferences(page).getByRole('button', { name: 'Reset all' }).click();
    expect(Number.parseFloat(await styleOf(page, 'font-size'))).toBe(size);
  });
});

test('typography reaches code, tables, captions, quotes and the opening paragraph', async ({
  page,
}) => {
  await page.goto(`/blog/${slug}`);
  const figure = (selector: string, property: string) =>
    page
      .locator(`[data-post] ${selector}`)
      .first()
      .evaluate(
        (it, name) => Number.parseFloat(getComputedStyle(it).getPropertyValue(name)),
        property,
      );
  const parts = ['pre', 'td', 'figcaption', 'blockquote', 'h2', '> p:first-child'];
  const all = (property: string) => Promise.all(parts.map((part) => figure(part, property)));
  const sizes = await all('font-size');
  await openTab(page, 'Typography');
  await slide(page, 'Font size', 200);
  const large = await all('font-size');
  expect(large.map((size, at) => size / (sizes[at] ?? 0))).toEqual(
    parts.map(() => expect.closeTo(2, 2)),
  );
  await slide(page, 'Font size', 100);
  await slide(page, 'Letter spacing', 2);
  expect(await all('letter-spacing')).toEqual(parts.map(() => 2));
  await slide(page, 'Line height', 2.4);
  const opening = await figure('> p:first-child', 'font-size');
  expect((await figure('> p:first-child', 'line-height')) / opening).toBeCloseTo(2.4, 1);
});

test('the smallest margins leave half the margin beside code, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${slug}`);
  const room = () =>
    page
      .locator('[data-post] pre')
      .first()
      .evaluate((pre) => innerWidth - pre.getBoundingClientRect().right);
  const before = await room();
  await openTab(page, 'Typography');
  await slide(page, 'Margins', 0.5);
  expect(await room()).toBeCloseTo(before / 2, 0);
});

test('preferences apply before first paint on every post', async ({ page, consoleErrors }) => {
  await page.goto(`/blog/${slug}`);
  await openTab(page, 'Typography');
  await slide(page, 'Font size', 130);
  await openTab(page, 'Themes');
  await theme(page, 'Sepia').check({ force: true });
  // Allows only the script in the head.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    const seen = () => {
      const { dataset, style } = document.documentElement;
      document.documentElement.setAttribute(
        'data-at-body',
        `${dataset.readingTheme} ${style.getPropertyValue('--reading-size')}`,
      );
    };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      seen();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/blog/${other}`);
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'sepia 1.3');
  consoleErrors.length = 0; // the browser logs the scripts that did not come
});

test('a stored value of any kind never breaks a page', async ({ page }) => {
  for (const value of ['{', 'null', '[]', '{"applied":7}', '{"applied":{"data":null,"style":1}}']) {
    await page.goto('/about');
    await page.evaluate((raw) => localStorage.setItem('readingPreferences', raw), value);
    await page.goto(`/blog/${slug}`);
    await tool(page, 'Larger text').click();
    await expect(page.getByLabel('Font size').first()).toHaveText('110%');
  }
});

test.describe('Reading themes', () => {
  test('default, sepia, forest, ocean, highContrast, vintage, each with light and dark colours', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Themes');
    const group = preferences(page).getByRole('group', { name: 'Reading theme' });
    const names = ['Default', 'Sepia', 'Forest', 'Ocean', 'High contrast', 'Vintage'];
    await expect(group.getByRole('radio')).toHaveCount(6);
    const seen = new Set<string>();
    for (const mode of ['Light', 'Dark']) {
      await preferences(page).getByRole('radio', { name: mode }).check({ force: true });
      for (const name of names) {
        await group.getByRole('radio', { name }).check({ force: true });
        seen.add(
          await page.locator('html').evaluate((html) => {
            const { backgroundColor, color } = getComputedStyle(html);
            return `${backgroundColor} ${color}`;
          }),
        );
      }
    }
    expect(seen.size).toBe(12);
    expect(await stored(page)).toMatchObject({ theme: 'vintage', readingMode: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('Font families', () => {
  test('8: system default, serif, modern sans, monospace, Literata, Crimson Text, Open Sans, Source Serif Pro; loaded only when chosen', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const loaded = (name: string) => fonts.some((url) => url.includes(name));
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Typography');
    const family = preferences(page).getByLabel('Font family');
    await expect(family.locator('option')).toHaveText([
      'The story’s own',
      'System default',
      'Serif',
      'Modern sans',
      'Monospace',
      'Literata',
      'Crimson Text',
      'Open Sans',
      'Source Serif Pro',
    ]);
    for (const [label, file, face] of [
      ['Literata', 'literata', 'Literata'],
      ['Crimson Text', 'crimson-text', 'Crimson Text'],
      ['Open Sans', 'open-sans', 'Open Sans'],
    ] as const) {
      expect(loaded(file)).toBe(false);
      await family.selectOption({ label });
      await expect.poll(() => loaded(file)).toBe(true);
      expect(await styleOf(page, 'font-family')).toContain(face);
    }
    for (const [label, face] of [
      ['System default', 'system-ui'],
      ['Serif', 'Georgia'],
      ['Modern sans', 'Hanken'],
      ['Monospace', 'Geist'],
      ['Source Serif Pro', 'Source Serif'],
    ] as const) {
      await family.selectOption({ label });
      expect(await styleOf(page, 'font-family')).toContain(face);
    }
  });
});

test.describe('Comfort and Focus', () => {
  test('blue-light filter 0 to 100 percent warms the page, and lets clicks through', async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Comfort');
    const filter = () =>
      page.evaluate(() => getComputedStyle(document.body, '::after').backgroundColor);
    await slide(page, 'Blue-light filter', 60);
    expect(await filter()).toContain('0.45');
    // A panel is above the page, and would shine white beside it.
    for (const part of ['header', '.filling']) {
      const over = preferences(page).locator(part).first();
      const color = await over.evaluate((it) => getComputedStyle(it, '::after').backgroundColor);
      expect(color).toBe(await filter());
    }
    await page.keyboard.press('Escape');
    const corner = { x: 2, y: 880, width: 4, height: 4 };
    const seen = async () => (await page.screenshot({ clip: corner })).toString('base64');
    const atTop = await seen();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(await seen()).toBe(atTop);
    await openTab(page, 'Comfort');
    await slide(page, 'Blue-light filter', 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-reading-warm');
  });

  test('Auto night mode: dark when the hour is before 6 or after 20, checked every 60 s', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(2026, 10, 20, 20, 59, 30) });
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Comfort');
    await preferences(page).getByLabel('Auto night mode').check();
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('data-theme', 'dark');
    /** The part that looks at the clock comes when it is needed: time goes on until it has. */
    const themeAfter = async (milliseconds: number) => {
      await page.clock.fastForward(milliseconds);
      return (await html.getAttribute('data-theme')) ?? 'light';
    };
    await expect.poll(() => themeAfter(61_000)).toBe('dark');
    await page.goto(`/blog/${other}`);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => themeAfter(5 * 3_600_000)).not.toBe('dark');
  });

  test('binocular view sets the text in two columns, on wide screens', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Focus');
    await preferences(page).getByLabel('Binocular view').check();
    const columns = () =>
      page.locator('[data-post]').evaluate((post) => getComputedStyle(post).columnCount);
    expect(await columns()).toBe('2');
    const tops = await page.locator('[data-post] > :is(h2, figure)').evaluateAll((across) =>
      across.map(({ nextElementSibling: below }) => {
        const lines: DOMRect[] = [];
        for (let part = below; part?.matches('p, ul, ol'); part = part.nextElementSibling)
          lines.push(...part.getClientRects());
        const top = (isOn: (line: DOMRect) => boolean) =>
          Math.min(...lines.filter(isOn).map(({ y }) => y));
        return top(({ x }) => x < innerWidth / 2) - top(({ x }) => x > innerWidth / 2);
      }),
    );
    const steps = tops.filter(Number.isFinite); // a line or two are in one column only
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter((step) => Math.abs(step) > 1)).toEqual([]);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 800, height: 900 });
    expect(await columns()).toBe('auto');
  });

  test('Focus mode and auto scroll can be set in the panel too', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Focus');
    await preferences(page).getByLabel('Focus mode').check();
    await expect(page.locator('.contents')).toBeHidden();
    await preferences(page).getByLabel('Auto scroll').check();
    await expect(tool(page, 'Auto scroll')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    // Nothing plays by itself.
    await expect(tool(page, 'Auto scroll')).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('Reading profiles panel', () => {
  test("'Save Current' asks for a profile name and saves the current settings under it; saved profiles are listed and clicking one loads it", async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await openTab(page, 'Themes');
    await theme(page, 'Forest').check({ force: true });
    await page.keyboard.press('Escape');
    await tool(page, 'Larger text').click();
    await tool(page, 'Reading profiles').click();
    const panel = page.getByRole('dialog', { name: 'Reading profiles' });
    await expect(panel).toContainText('No saved profiles yet');
    await panel.getByRole('button', { name: 'Save Current' }).click();
    const name = panel.getByLabel('Profile name');
    await expect(name).toBeFocused();
    await name.fill('   ');
    await name.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText('Please enter a profile name.');
    await name.fill('  Evening ');
    await name.press('Enter');
    await expect(panel.getByRole('button', { name: 'Evening', exact: true })).toBeVisible();
    await tool(page, 'Smaller text').click();
    await tool(page, 'Reading preferences').click();
    await preferences(page).getByRole('button', { name: 'Reset all' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-reading-theme', 'forest');
    await page.reload();
    await tool(page, 'Reading profiles').click();
    await panel.getByRole('button', { name: 'Evening', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-reading-theme', 'forest');
    await expect(page.getByLabel('Font size').first()).toHaveText('110%');
    await panel.getByRole('button', { name: 'Remove Evening' }).click();
    await expect(panel).toContainText('No saved profiles yet');
  });
});

test('the theme switch, the preferences and the profiles agree on light and dark, in every tab', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/blog/${slug}`);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/blog');
  await tool(page, 'Larger text').click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openTab(page, 'Themes');
  await expect(preferences(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await preferences(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('in a low window a panel uses its height, down to the tools', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/blog/${slug}`);
  await tool(page, 'Reading preferences').click();
  const panel = await page.locator('.reading-panel:popover-open').boundingBox();
  const tools = await page.locator('.reading-tools').boundingBox();
  expect(panel?.height).toBeGreaterThan(250);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThanOrEqual(tools?.y ?? 0);
});
