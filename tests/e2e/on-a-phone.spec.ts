import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { beginAsOwner, expect, openAsOwner, signIn, test } from './fixtures.ts';

/** How much of a field's hint has no room, in px; only the browser's inspector can reach the hint. */
async function hiddenHint(page: Page, field: string): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: field,
  });
  const { node } = await browser.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  const within = node.shadowRoots?.flatMap(({ children = [] }) => children) ?? [];
  const hint = within.find(({ attributes = [] }) => attributes.includes('placeholder'));
  const { object } = await browser.send('DOM.resolveNode', { backendNodeId: hint?.backendNodeId });
  const { result } = await browser.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: 'function () { return this.scrollWidth - this.clientWidth; }',
  });
  return result.value as number;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('fields are large enough that the browser does not zoom in, and for their hint', async ({
    page,
  }) => {
    for (const path of ['/contact', '/certificates', '/projects']) {
      await page.goto(path);
      const sizes = await page
        .locator(':is(input:not([type="radio"]), select, textarea):visible')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes.length, path).toBeGreaterThan(0);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
    expect(await hiddenHint(page, '#project-search'), 'the search box of projects').toBe(0);
  });

  test('the Owner switch is as large as a finger', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    const box = await page.getByRole('button', { name: 'Owner' }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
  });

  test('the controls of a skill do not reach over those of the next', async ({ page }) => {
    const first = page.getByRole('button', { name: 'Delete Revit' });
    await openAsOwner(page, '/about', first);
    const [one, next] = await Promise.all(
      [first, page.getByRole('button', { name: 'Delete Civil 3D' })].map((b) => b.boundingBox()),
    );
    expect(next?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
  });

  test('the figures of a career fill even rows, the total with room for its words', async ({
    page,
  }) => {
    await page.goto('/experience');
    const rows = await page
      .locator('.stats > div')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(rows.map((top) => top > (rows[0] ?? 0))).toEqual([false, false, true, true, true]);
  });

  test('a technology being typed has room beside the others', async ({ page }) => {
    const media = page.getByRole('tab', { name: 'Media & Tech' });
    await openAsOwner(page, '/projects/edit/lattice', media);
    await media.click();
    const box = await page.getByLabel('Tech Stack').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(128);
  });

  test("a project's facts stand between its pictures and its text, which may be long", async ({
    page,
  }) => {
    await page.goto('/projects?project=lattice');
    const dialog = page.getByRole('dialog');
    const parts = ['.frames', '.facts', '.live', '.rich', '.weights', '.similar'];
    const tops = await Promise.all(
      parts.map(async (part) => (await dialog.locator(part).boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('AI Suggestions is as large as a finger', async ({ page }) => {
    const button = page.getByRole('button', { name: 'AI Suggestions' });
    await openAsOwner(page, '/projects/new', button);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test("the API's own page is as wide as a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/api/docs');
  await expectNoSidewaysScroll(page);
});

test('a form is as wide as a window of 320 px, whatever its tags', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsOwner(page, '/projects/new', page.getByRole('tab', { name: 'Settings' }));
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  const tops = await page
    .getByRole('tab')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('tab', { name: 'Media & Tech' }).click();
  await page.getByLabel('Tech Stack').fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove Donau/ })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('on a phone a reload of a form does not lead to its end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAsOwner(page);
  for (const [kind, name] of [
    ['experience', 'Update Experience'],
    ['education', 'Save Changes'],
    ['projects', 'Save Changes'],
    ['certificates', 'Save Changes'],
  ] as const) {
    const list = await page.request.get(`/api/${kind}`);
    const [{ id } = { id: '' }] = (await list.json()) as { id: string }[];
    const save = page.getByRole('button', { name });
    await page.goto(`/${kind}/edit/${id}`);
    await expect(save).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1500));
    await page.reload();
    await expect(save).toBeAttached();
    await expect(page.locator('body > footer'), kind).not.toBeInViewport();
  }
});

test('on a phone held sideways the buttons of an editor are as wide as their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const [path, name] of [
    ['/blog/edit/new', 'Save'],
    ['/projects/new', 'Submit'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await openAsOwner(page, path, button);
    expect((await button.boundingBox())?.width).toBeLessThan(200);
  }
});
