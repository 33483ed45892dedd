import { readPages } from '../budgets/read-pages.ts';
import { expect, sendAsOwner, signIn, test } from './fixtures.ts';

test.describe('On paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  });

  test('every page is ink on white, with nothing to press', async ({ page }) => {
    const pressed = page.locator('button, input, select, textarea, [popover], .dock');
    for (const path of readPages) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.locator('h1'), path).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(pressed.filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('the line under the name stays with the name, not at the foot of the sheet', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.emulateMedia({ media: 'print' });
    const standsBy = await page.locator('.site-nav').evaluate((it) => {
      const { position } = getComputedStyle(it, '::after');
      return position !== 'absolute' || getComputedStyle(it).position !== 'static';
    });
    expect(standsBy).toBe(true);
  });

  test('every project and every highlight is printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/projects');
    const last = page.locator('.projects .model').last();
    await expect(last).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.shelf').last()).toHaveCSS('content-visibility', 'visible');
    await page.goto('/');
    const [list, card] = [page.locator('.carousel'), page.locator('.highlight').last()];
    const width = await list.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(width).toBe(0);
    await expect(card).toBeVisible();
  });

  test('nothing of the projects reaches beyond the paper', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto('/projects');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  });

  test('a certificate without a picture is printed as high as one with a drawing', async ({
    page,
  }) => {
    await page.goto('/');
    await signIn(page);
    const certificate = { title: 'Unpictured', issuer: 'Nobody', type: 'Course' };
    const { id } = await sendAsOwner(page, 'POST', 'certificates', certificate);
    await page.goto('/certificates');
    await page.emulateMedia({ media: 'print' });
    const plate = page.locator(`#certificate-${id} .plate`);
    const { width = 0, height = 0 } = (await plate.boundingBox()) ?? {};
    await sendAsOwner(page, 'DELETE', `certificates/${id}`);
    expect(width / height).toBeCloseTo(8 / 5);
  });

  test('long words in code break at the edge of the paper', async ({ page }) => {
    await page.goto('/');
    const body = `<pre><code>const token = '${'a'.repeat(240)}';</code></pre>`;
    const post = { title: 'Long words', body, published: true };
    const { id, slug } = await sendAsOwner(page, 'POST', 'posts', post);
    await page.goto(`/blog/${slug}`);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.prose pre');
    expect(await code.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await sendAsOwner(page, 'DELETE', `posts/${id}`);
  });

  for (const [path, address] of [
    ['/certificates', 'a[href*="certificate="]'],
    ['/projects', '.name a'],
  ] as const) {
    test(`details open on ${path} are printed alone and whole, with the addresses of their links`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.locator(address).first().click();
      const dialog = page.locator('.dialog:modal');
      await expect(dialog).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const paint = await dialog.evaluate(
        (it) => getComputedStyle(it, '::backdrop').backgroundColor,
      );
      expect(paint).toBe('rgba(0, 0, 0, 0)');
      await expect(page.locator('h1')).toBeHidden();
      await expect(dialog.locator('h2').first()).toBeVisible();
      expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(2);
      const addresses = await dialog
        .locator('a[href^="http"]')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::after').content));
      for (const shown of addresses) expect(shown).toContain('http');
      expect(addresses.length).toBeGreaterThan(0);
    });
  }

  test("the owner's tools are not printed", async ({ page }) => {
    for (const [path, tools] of [
      ['/contact', '.inbox'],
      ['/education', '.owner-bar'],
      ['/certificates', '.owner-tools'],
    ] as const) {
      await page.goto(path);
      await signIn(page);
      await expect(page.locator(tools)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator(tools)).toBeHidden();
      await expect(page.locator('.own, .owner-actions').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('the address of a link is printed beside its words', async ({ page }) => {
    await page.goto('/contact');
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('.ways a[href^="https"]').first();
    const shown = await link.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(shown).toContain(await link.getAttribute('href'));
  });
});
