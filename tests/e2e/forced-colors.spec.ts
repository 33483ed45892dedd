import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginAsOwner, expect, openAsOwner, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const colorsOf = (part: Locator) =>
  part.evaluate((it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color].join());

test.describe('When the system sets the colours', () => {
  test('the chosen view differs from the others', async ({ page }) => {
    await page.goto('/blog');
    const [on, off] = [
      page.locator('.dock label:has(:checked)'),
      page.locator('.dock label').nth(1),
    ];
    expect(await colorsOf(on)).not.toBe(await colorsOf(off));
  });

  test('a filter looks different when it is on', async ({ page }) => {
    await page.goto('/blog');
    const filter = page.getByRole('button', { name: 'Bookmarks' });
    const off = await colorsOf(filter);
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => colorsOf(filter)).not.toBe(off);
  });

  test('a list to choose from has its arrow', async ({ page }) => {
    await page.goto('/certificates');
    for (const choice of await page.getByRole('combobox').all())
      await expect(choice).toHaveCSS('appearance', 'auto');
  });

  test('the dots below the images of a project are seen, and so is which of them is current', async ({
    page,
  }) => {
    await page.goto('/projects?project=clash-triage');
    const dots = page.getByRole('dialog').locator('.dots button');
    await expect(dots).toHaveCount(3);
    const [current, other] = await dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
    );
    const around = await page
      .locator('body')
      .evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(other).not.toBe(around);
    expect(current).not.toBe(around);
    expect(current).not.toBe(other);
  });

  const filled = (part: Locator, pseudo = '::before') =>
    part.evaluate((it, name) => getComputedStyle(it, name).backgroundColor, pseudo);

  test('the current role differs in the drawing, and points and squares are seen', async ({
    page,
  }) => {
    await page.goto('/experience');
    const paper = await filled(page.locator('body'), '');
    const [current, past] = ['.programme .current a', '.programme li:not(.current) a'];
    expect(await filled(page.locator(current).first())).not.toBe(
      await filled(page.locator(past).first()),
    );
    expect(await filled(page.locator('.rich ul > li').first())).not.toBe(paper);
    expect(await filled(page.locator('.chip').first())).not.toBe(paper);
  });

  test('the name of the current role can be read in the drawing', async ({ page }) => {
    await page.goto('/experience');
    const name = page.locator('.programme .current a');
    const past = page.locator('.programme li:not(.current) a').first();
    const color = (part: Locator) => part.evaluate((it) => getComputedStyle(it).color);
    expect(await color(name)).toBe(await color(past));
  });

  test('the bar of the current page, the lines and the marks of roles are seen, and so are the edges of highlights', async ({
    page,
  }) => {
    await page.goto('/experience');
    const paper = await filled(page.locator('body'), '');
    const bar = page.locator('.links [aria-current]');
    const border = await bar.evaluate((it) => getComputedStyle(it, '::after').borderBottom);
    expect(border).toMatch(/^3px solid /);
    expect(await filled(page.locator('.site-nav'), '::after')).not.toBe(paper);
    expect(await filled(page.locator('.entry .mark').first())).not.toBe(paper);
    await page.goto('/');
    expect(await filled(page.locator('.stand').first(), '::after')).not.toBe(paper);
    const edge = await page
      .locator('.highlight')
      .first()
      .evaluate((it) => getComputedStyle(it).outlineColor);
    expect(edge).toBe('rgb(0, 0, 0)');
  });

  const palettes = [
    ['the summary of a project', '/projects/new', 'Text colour', '.swatch', 40],
    ['the description of a role', '/experience/new', 'Text colour', '.swatch', 10],
    ['the accent of a story', '/blog/edit/new', null, '.accent .swatch', 10],
  ] as const;
  test('the colours for a project, a role and a story keep theirs', async ({ page }) => {
    await beginAsOwner(page);
    for (const [what, path, opener, swatch, count] of palettes) {
      await page.goto(path);
      const parts = page.locator(swatch);
      if (opener) await page.getByRole('button', { name: opener }).click();
      await expect(parts, what).toHaveCount(count);
      const shown = await parts.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).backgroundColor),
      );
      expect(new Set(shown).size, what).toBe(count);
    }
  });

  test('the samples of the reading themes keep their colours', async ({ page }) => {
    await page.goto('/blog/a-clash-is-two-teams-telling-the-truth');
    await page.getByRole('button', { name: 'Reading preferences' }).click();
    await page.getByRole('tab', { name: 'Themes' }).click();
    const samples = page.locator('.sample i');
    await expect(samples).toHaveCount(12);
    const shown = await samples.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(shown).size).toBeGreaterThan(6);
  });

  test('a reading preference that is on is legible, with its explanation, in a light and a dark palette', async ({
    page,
  }) => {
    await page.goto('/blog/a-clash-is-two-teams-telling-the-truth');
    await page.getByRole('button', { name: 'Reading preferences' }).click();
    await page.getByRole('tab', { name: 'Comfort' }).click();
    await page.getByRole('checkbox', { name: 'Auto night' }).check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, '.reading-panel', colorScheme);
    }
  });

  test.describe("in another palette than the site's theme", () => {
    test.use({ colorScheme: 'light' });

    const forcing = (part: Locator) =>
      part.evaluate((it) => getComputedStyle(it).getPropertyValue('forced-color-adjust'));

    test('what is chosen has the palette of everything else', async ({ page }) => {
      await page.goto('/blog');
      const chosen = page.locator('.dock label:has(:checked)');
      const before = await colorsOf(chosen);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await colorsOf(chosen)).toBe(before);
    });

    test('the browser draws checkboxes and radio buttons in its colours', async ({ page }) => {
      await page.goto('/contact');
      const radio = page.locator('.platforms input').first();
      await radio.evaluate((it: HTMLInputElement) => {
        it.checked = true;
      });
      expect(await forcing(radio)).toBe('auto');

      const featured = page.getByRole('checkbox', { name: /Featured/ });
      await openAsOwner(page, '/projects/new', page.getByRole('tab', { name: 'Settings' }));
      await page.getByRole('tab', { name: 'Settings' }).click();
      await featured.check();
      expect(await forcing(featured)).toBe('auto');
    });
  });
});
