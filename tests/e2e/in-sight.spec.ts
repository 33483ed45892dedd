import type { Page } from '@playwright/test';
import { beginAsOwner, cut, expect, openAsOwner, test } from './fixtures.ts';
import { pressAsOwner } from './owner-forms.ts';

const story = '/blog/a-clash-is-two-teams-telling-the-truth';

/** What covers the middle of the focused element, other than its own parts and its label. */
const over = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = [focused, ...(focused.labels ?? [])];
    return own.some((one) => one.contains(found)) ? '' : `${focused.textContent} below`;
  });

/** The position in the window of the line being written. */
const caretTop = (page: Page) =>
  page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);

const lowerEdge = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

const none = { x: 0, y: 0, width: 0, height: 0 };

/** Takes pictures of single places of the window. */
const at =
  (page: Page) =>
  ([x = 0, y = 0]: readonly number[]) =>
    page.screenshot({ clip: { x: Math.round(x) - 2, y: Math.round(y) - 2, width: 4, height: 4 } });

test.describe('what takes focus is in view', () => {
  test('below the bar of a form, on the way back through it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const last = page.getByRole('combobox', { name: 'End Date, year' });
    await openAsOwner(page, '/projects/edit/lattice', last);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const name of ['End Date, year', 'Status']) {
      const field = page.getByRole('combobox', { name });
      await field.evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 80);
        element.focus();
      });
      await expect.poll(() => over(page)).toBe('');
    }
  });

  test('above the reading tools', async ({ page }) => {
    await page.goto(story);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Experience' });
    await link.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30);
      const tools = document.querySelector('.reading-tools') as HTMLElement;
      element.style.marginLeft = `${tools.getBoundingClientRect().left - element.getBoundingClientRect().left}px`;
      element.focus();
    });
    await expect.poll(() => over(page)).toBe('');
  });

  test('above the button that adds a record', async ({ page }) => {
    const add = page.getByRole('link', { name: 'Add Education Record' });
    await openAsOwner(page, '/education', add);
    const edit = page.getByRole('link', { name: /^Edit Master/ });
    await edit.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30);
      element.focus();
    });
    await expect.poll(() => over(page)).toBe('');
  });

  test('and so is the line being written, below the text’s toolbar', async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Project Summary' });
    await page.setViewportSize({ width: 1440, height: 800 });
    await openAsOwner(page, '/projects/edit/lattice', text);
    await text.focus();
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 20; line++) await page.keyboard.press('ArrowUp');
    await expect
      .poll(async () => (await caretTop(page)) - (await lowerEdge(page, '.rich-text .toolbar')))
      .toBeGreaterThanOrEqual(0);
  });
});

test('on a phone the welcome text opens with its caret in sight, wherever its button is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await beginAsOwner(page);
  await page.goto('/');
  for (const at of [150, 450, 640]) {
    const edit = page.getByRole('button', { name: 'Edit welcome text' });
    await edit.evaluate((button, top) => {
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    }, at);
    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Welcome text' })).toBeFocused();
    const toolbar = () => lowerEdge(page, '.rich-text .toolbar');
    await expect
      .poll(async () => (await caretTop(page)) - (await toolbar()), { message: `${at} px` })
      .toBeGreaterThanOrEqual(0);
    expect(await caretTop(page), `${at} px`).toBeLessThan(740);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
});

test('in a dialog it is below the dialog’s head, when moving backwards', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await pressAsOwner(page, '/about', 'Edit Dynamo');
  const dialog = page.getByRole('dialog', { name: 'Edit Skill' });
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  for (const name of ['Level', 'Category', 'Name']) {
    await dialog.getByLabel(name, { exact: true }).focus();
    await expect.poll(() => over(page)).toBe('');
  }
});

test.describe('a panel of the reading tools', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Reading preferences' });

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(story);
    await page.getByRole('button', { name: 'Reading preferences' }).click();
  });

  test('keeps what takes focus below its head, when moving backwards', async ({ page }) => {
    await panel(page).getByRole('button', { name: 'Reset all' }).focus();
    for (const name of ['Letter spacing', 'Word spacing', 'Line height', 'Font size']) {
      await panel(page).getByRole('slider', { name }).focus();
      await expect.poll(() => over(page)).toBe('');
    }
  });

  test('closes when focus leaves it', async ({ page }) => {
    await panel(page).getByRole('button', { name: 'Reset all' }).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  });
});

for (const { list, says } of [
  { list: 'experience', says: 'Failed to delete experience. Please try again.' },
  { list: 'education', says: /^Deleted locally only/ },
]) {
  test(`on a phone what came of deleting the last entry of ${list} is in view`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const last = page.locator('[data-entries] > li').last();
    const button = last.getByRole('button', { name: /^Delete / });
    await openAsOwner(page, `/${list}`, button);
    await cut(page, 'DELETE', `**/api/${list}/**`);
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(says)).toBeInViewport({ ratio: 1 });
    consoleErrors.length = 0; // the browser logs the aborted request
  });
}

test('on a phone the Save button stays in view, however long the story', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await openAsOwner(
    page,
    `/blog/edit/${story.slice(6)}`,
    page.getByRole('textbox', { name: 'Story' }),
  );
  await page.evaluate(() => scrollTo(0, 4000));
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.focus();
  expect(await over(page)).toBe('');
});

test('on a phone the draft’s status is as far from the edge as the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const name = page.getByLabel('Project Name');
  await openAsOwner(page, '/projects/edit/lattice', name);
  await name.fill('Anew');
  const kept = page.getByText(/Draft kept on this device/);
  await expect(kept).toBeVisible();
  expect((await kept.boundingBox())?.x).toBe((await name.boundingBox())?.x);
});

test('the outline of a focused card is not cut off at any edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  for (const { path, link } of [
    { path: '/projects', link: '.shelf .name a' },
    { path: '/blog', link: '.stories h2 a' },
  ]) {
    await page.goto(path);
    const first = page.locator(link).first();
    await page.keyboard.press('Tab');
    await first.focus();
    const { x, y, width, height } =
      (await page.locator('article:has(:focus)').boundingBox()) ?? none;
    const edges = { left: [x - 7, y + 20], right: [x + width + 7, y + 20], top: [x + 20, y - 7] };
    const seen = () =>
      Promise.all(Object.values({ ...edges, bottom: [x + 20, y + height + 7] }).map(at(page)));
    const focused = await seen();
    await first.blur();
    const unfocused = await seen();
    for (const [edge, picture] of focused.entries()) {
      expect(picture.equals(unfocused[edge] as Buffer), `${path}, edge ${edge}`).toBe(false);
    }
  }
});

test('in a short window the navigation scrolls away, and comes back when it takes focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(story);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => lowerEdge(page, '.site-nav')).toBeLessThan(8);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await expect(menu).toBeInViewport({ ratio: 1 });
});
