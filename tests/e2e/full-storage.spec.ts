import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleContent } from '../fixtures/running-server.ts';
import { beginAsOwner, expect, passphrase, pixel, signIn, test } from './fixtures.ts';

test.use({ site: 'full storage' });

/** Makes every further write to storage fail, as when the device is full. */
const fill = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

test.describe('A device whose storage is full', () => {
  test('says why the right passphrase does not unlock owner mode', async ({ page }) => {
    await page.goto('/');
    await fill(page);
    await page.getByRole('button', { name: 'Owner' }).click();
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('this browser keeps nothing for the site');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('loses no word of the welcome text while it is edited, and saves it', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('kept', 'from before'));
    await fill(page);
    await page.getByRole('button', { name: 'Edit welcome text' }).click();
    const editor = page.locator('[contenteditable="true"]');
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Words on a full device.');
    await expect(editor).toContainText('Words on a full device.');
    await expect(page.getByText('This device cannot keep them.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.toasts')).toContainText('Saved.');
    const answer = await page.request.get('/');
    expect(await answer.text()).toContain('Words on a full device.');
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('from before');
  });

  test('leaves a form usable, and says that what is typed is not kept', async ({ page }) => {
    await page.goto('/projects/new');
    await signIn(page);
    await expect(page.getByLabel('Project Name')).toBeEnabled();
    await fill(page);
    await page.getByLabel('Project Name').fill('A project on a full device');
    await expect(page.getByText('This device cannot keep a draft.')).toBeVisible();
    await expect(page.getByText('Draft kept on this device')).toHaveCount(0);
    await expect(page.getByLabel('Project Name')).toHaveValue('A project on a full device');
  });

  test('refuses the certificate of a visitor, and says why', async ({ page }) => {
    await page.goto('/certificates/new');
    await page.getByLabel('Title').fill('On a full device');
    await page.getByLabel('Issuer / Platform').selectOption('AWS');
    await page.getByLabel('Type').selectOption('Exam');
    await fill(page);
    await page.getByRole('button', { name: 'Save Certificate' }).click();
    await expect(page.getByRole('alert')).toContainText('its storage is full or switched off');
    await expect(page.getByLabel('Title')).toHaveValue('On a full device');
  });

  test('keeps a certificate without a picture that is too large, and says so', async ({ page }) => {
    await page.clock.install();
    await page.goto('/certificates/new');
    await signIn(page);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (value.length > 20_000) throw new DOMException('Too much.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.getByLabel('Title', { exact: true }).fill('With a large picture');
    await page.clock.runFor(1_500);
    await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles(join(sampleContent, 'uploads/two-promises.webp'));
    await expect(page.getByText('kept on this device but for the picture')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Restored from this device')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('With a large picture');
  });

  test('is not offered for keeping a highlight that could not be saved', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/');
    await signIn(page);
    await page.getByRole('button', { name: 'Edit highlight: Teaching' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Teaching');
    await fill(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Teaching on a full device');
    await page.route('**/api/highlights/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test('does not claim to keep a record being written', async ({ page }) => {
    await page.clock.install();
    await page.goto('/experience/new');
    await signIn(page);
    await expect(page.getByLabel('Company')).toBeVisible();
    await fill(page);
    await page.getByLabel('Company').fill('A role on a full device');
    await page.clock.runFor(1_500);
    await expect(page.getByText('This device cannot keep them.')).toBeVisible();
  });

  test('keeps the words of a certificate, and removes no picture, when a new one is too large', async ({
    page,
  }) => {
    await beginAsOwner(page);
    await page.goto('/certificates/edit/46573114-b0a0-48de-93b4-0e43b2d90cb0');
    const image = page.getByAltText('The certificate as it will be shown');
    const before = await image.getAttribute('src');
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(key, value) {
        if (value.length > 5_000) throw new DOMException('Full.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const buffer = Buffer.concat([pixel, Buffer.alloc(20_000, 7)]);
    const large = { name: 'a.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file]').setInputFiles(large);
    await expect(image).not.toHaveAttribute('src', before ?? '');
    await page.getByLabel('Credential ID').fill('X-1');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(page.getByLabel('Credential ID')).toHaveValue('X-1');
    await expect(image).toHaveAttribute('src', before ?? '');
  });

  test('holds a bookmark for as long as the page is open', async ({ page }) => {
    await page.goto('/blog/what-a-wall-knows');
    await fill(page);
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
    for (const pressed of ['true', 'false', 'true']) {
      await bookmark.click();
      await expect(bookmark).toHaveAttribute('aria-pressed', pressed);
    }
  });

  test('holds reading preferences for as long as the page is open', async ({ page }) => {
    await page.goto('/blog/what-a-wall-knows');
    await fill(page);
    const opener = page.getByRole('button', { name: 'Reading preferences', exact: true });
    const height = page.getByRole('slider', { name: 'Line height' });
    await opener.click();
    await height.fill('2');
    await page.keyboard.press('Escape');
    await expect(height).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })));
    await opener.click();
    await expect(height).toHaveValue('2');
  });

  test('can still switch off shortcuts of one letter', async ({ page }) => {
    await page.goto('/blog/what-a-wall-knows');
    await fill(page);
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
    await page.keyboard.press('?');
    await page.getByLabel('Keys of one letter').uncheck({ force: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await expect(page.getByLabel('Keys of one letter')).not.toBeChecked();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  });
});
