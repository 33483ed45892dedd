import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
} from './accessible.ts';
import { expect, hold, signIn, test } from './fixtures.ts';

/** Escape closes a dialog, and focus returns to what opened it. */
async function leave(page: Page, opener: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
}

test.describe('At 360 and 1440 px, in both themes', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  /** The colours of a dialog are the same at any width. */
  async function expectDialogAccessible(page: Page): Promise<void> {
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  test('every open dialog of Home is accessible and gives focus back', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    await page.getByLabel('Passphrase').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectDialogAccessible(page);
    await leave(page, 'Owner');
    await signIn(page);
    await page.getByRole('button', { name: 'Delete highlight: Automation' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectDialogAccessible(page);
    await leave(page, 'Delete highlight: Automation');
    consoleErrors.length = 0; // the browser logs the 401
  });

  test('every open dialog of About is accessible and gives focus back', async ({ page }) => {
    await page.goto('/about');
    await signIn(page);
    await page.getByRole('button', { name: 'Edit quote' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Quote' })).toBeVisible();
    await expectDialogAccessible(page);
    await leave(page, 'Edit quote');
    await page.getByRole('button', { name: 'Edit Dynamo' }).click();
    const skill = page.getByRole('dialog', { name: 'Edit Skill' });
    await skill.getByLabel('Name').fill('');
    await skill.getByRole('button', { name: 'Save' }).click();
    await expect(skill.getByText('Name is required')).toBeVisible();
    await expectDialogAccessible(page);
    page.once('dialog', (question) => question.accept());
    await leave(page, 'Edit Dynamo');
    await page.getByRole('button', { name: 'Delete Dynamo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectDialogAccessible(page);
    await leave(page, 'Delete Dynamo');
  });

  test('Close stays as large as a finger beside a long title', async ({ page }) => {
    await page.goto('/certificates');
    await page.locator('[data-list] h2 a').first().click();
    await page
      .getByRole('dialog')
      .getByRole('heading')
      .evaluate((heading) => {
        heading.textContent = 'Geschwindigkeitsbegrenzung'.repeat(6);
      });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('button', { name: 'Close' }).boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44);
    }
  });
});

test('a dialog that loads first begins in its first text field', async ({ page }) => {
  await page.goto('/contact');
  await signIn(page);
  await page.getByRole('button', { name: 'Edit contact details' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await leave(page, 'Edit contact details');
  await page.goto('/certificates');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await leave(page, 'Add picture');
});

test('on a phone a question is at the lower edge, its buttons as wide as it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await signIn(page);
  await page.getByRole('button', { name: 'Delete highlight: Automation' }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.y).toBeGreaterThan(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(640, 0);
  for (const button of await page.getByRole('dialog').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(280);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

/** Dialogs, and words in each that a mouse may select. */
const withWords = [
  {
    what: 'the passphrase',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Owner' }).click(),
    words: (page: Page) => page.getByLabel('Passphrase'),
  },
  {
    what: 'a certificate',
    path: '/certificates',
    open: (page: Page) => page.locator('[data-list] h2 a').first().click(),
    words: (page: Page) => page.getByRole('dialog').getByRole('heading'),
  },
  {
    what: 'a project',
    path: '/projects',
    open: (page: Page) => page.locator('.name a').first().click(),
    words: (page: Page) => page.getByRole('dialog').getByRole('heading').first(),
  },
  {
    what: 'the ways to send a message',
    path: '/contact',
    open: async (page: Page) => {
      await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Email or phone number' }).fill('ada@site.example');
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is the pit dry?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
    words: (page: Page) => page.getByRole('dialog').getByRole('heading'),
  },
];

for (const { what, path, open, words } of withWords) {
  test(`the dialog of ${what} closes by its backdrop, but not when selecting its words ends there`, async ({
    page,
  }) => {
    await page.goto(path);
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = await words(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
}

for (const [path, title, files] of [
  ['/certificates', '.certificate h2 a', '**/details-dialog*.js'],
  ['/projects', '.name a', '**/detail-dialog*.js'],
] as const) {
  test(`details of ${path} that arrive late open after a question asked meanwhile, not over it`, async ({
    page,
  }) => {
    await page.goto(path);
    await signIn(page);
    const { release } = await hold(page, 'GET', files);
    const arrived = page.waitForResponse(files);
    await page.locator(title).first().click();
    await page.locator('article').nth(1).hover();
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(1)
      .click();
    const question = page.locator('dialog.confirm');
    await expect(question).toBeVisible();
    release();
    const opened = page.locator('dialog[open]:not(.confirm)');
    const keep = question.getByRole('button', { name: 'Cancel' });
    await page.evaluate((code) => import(code), (await arrived).url());
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(opened).toHaveCount(0);
    await keep.click();
    await expect(opened).toBeVisible();
    await expect(question).toHaveCount(0);
  });
}

/** The colours of a button, once it has come to rest. */
const lookOf = (button: Locator) =>
  button.evaluate(async (it) => {
    await Promise.all(it.getAnimations().map(({ finished }) => finished));
    const { color, backgroundColor, borderColor, opacity } = getComputedStyle(it);
    return [color, backgroundColor, borderColor, opacity].join();
  });

const saved = [
  { path: '/about', opener: 'Edit quote', field: 'Quote', method: 'POST' },
  { path: '/about', opener: 'Edit Dynamo', field: 'Level', method: 'PUT' },
  { path: '/contact', opener: 'Edit contact details', field: 'Location', method: 'POST' },
];

test.describe('A dialog that saves', () => {
  test.use({ site: 'dialogs that save' });
  for (const { path, opener, field, method } of saved) {
    test(`${opener}: what was not discarded stays, however often Escape is pressed; while a save is under way, Cancel, Close and Escape wait, and show it`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('dialog', (question) => {
        asked.push(question.message());
        void question.dismiss();
      });
      await page.goto(path);
      await signIn(page);
      await page.getByRole('button', { name: opener, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const words = dialog.getByLabel(field);
      await words.fill('Not to be lost');
      for (let press = 1; press <= 4; press += 1) {
        await page.keyboard.press('Escape');
        await expect.poll(() => asked.length).toBe(press);
      }
      await expect(words).toHaveValue('Not to be lost');
      await expect(words).toBeVisible();
      await dialog.evaluate((it: HTMLDialogElement) => it.close());
      await expect(words).toBeVisible();

      asked.length = 0;
      const held = await hold(page, method, '**/api/**');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const busy = dialog.getByRole('button', { name: /^Saving/ });
      await expect(busy).toBeVisible();
      for (const name of ['Cancel', 'Close']) {
        const way = dialog.getByRole('button', { name });
        await way.click({ force: true });
        await expect(way).toHaveAttribute('aria-disabled', 'true');
      }
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('opacity', '0.6');
      await page.mouse.move(0, 0);
      const atRest = await lookOf(busy);
      expect(atRest).toBe(await lookOf(dialog.getByRole('button', { name: 'Cancel' })));
      await busy.hover();
      expect(await lookOf(busy)).toBe(atRest);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect(words).toHaveValue('Not to be lost');
      await expect(dialog).toBeVisible();
      expect(asked).toEqual([]);
      held.release();
      await expect(dialog).toBeHidden();
    });
  }
});
