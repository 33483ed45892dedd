import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInBothThemes, expectAccessibleInEveryLook } from './accessible.ts';
import {
  answerTo,
  cut,
  endSession,
  expect,
  openAsOwner,
  seenByVisitors,
  sendAsOwner,
  signInAgain,
  test,
} from './fixtures.ts';

test.use({ site: 'gallery as edited' });

const gallery = (page: Page) => page.locator('[data-gallery]');
const picture = (page: Page, title: string) =>
  gallery(page).getByRole('figure').filter({ hasText: title });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const said = (page: Page) => page.locator('.toasts');

const openGallery = (page: Page) =>
  openAsOwner(page, '/certificates', page.getByRole('button', { name: 'Add picture' }));

const drawn = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 40);
    canvas.getContext('2d')?.fillRect(4, 4, 24, 24);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });

const pageOf = (page: Page) => seenByVisitors(page, '/certificates');

test('a gallery that cannot be read says why in its place, and can be loaded again', async ({
  page,
  consoleErrors,
}) => {
  await answerTo(page, 'GET', '**/api/gallery', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  await openAsOwner(page, '/certificates', gallery(page).getByRole('alert'));
  const failed = gallery(page).getByRole('alert');
  await expect(failed).toContainText('Failed to load the gallery. 502 Bad Gateway.');
  const again = failed.getByRole('button', { name: 'Try again' });
  const refused = page.waitForResponse('**/api/gallery');
  await again.press('Enter');
  await refused;
  await expect(again).toBeFocused();
  await page.unrouteAll();
  await again.press('Enter');
  await expect(page.getByRole('button', { name: 'Add picture' })).toBeFocused();
  await expect(failed).toHaveCount(0);
  consoleErrors.length = 0; // the browser logs the refused request
});

test('the form stays open when no file is chosen after all; Save leads to what is missing first: the picture, then the title; a moving picture is said to be shown by its first frame', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Add picture' }).click();
  await test.step('the form stays open when no file is chosen after all', async () => {
    await page.locator('dialog input[type="file"]').dispatchEvent('cancel');
    await expect(save(page)).toBeVisible();
  });
  await test.step('Save leads to what is missing first: the picture, then the title', async () => {
    const choose = page.getByRole('button', { name: 'Choose picture' });
    await save(page).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(choose).toBeFocused();
    const buffer = Buffer.from(await drawn(page));
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await save(page).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  });
  await test.step('a moving picture is said to be shown by its first frame', async () => {
    const frames = Buffer.alloc(4 * 8 * 3, 200).fill(20, 48);
    const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
    const buffer = await sharp(frames, { raw }).gif().toBuffer();
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
    await expect(page.getByText('A moving picture is shown by its first frame.')).toBeVisible();
  });
});

test('a small picture is shown as large as it is on a card, in its middle', async ({
  page,
  server,
}) => {
  const imageUrl = '/uploads/small.32x32.webp';
  const create = { width: 32, height: 32, channels: 3, background: 'grey' } as const;
  await sharp({ create }).toFile(join(server.content, imageUrl));
  await openGallery(page);
  const certificate = { title: 'Small', issuer: 'Small', type: 'Course', imageUrl };
  await sendAsOwner(page, 'POST', 'certificates', certificate);
  await sendAsOwner(page, 'POST', 'projects', { name: 'Small', images: [imageUrl] });
  for (const path of ['/certificates', '/projects']) {
    await page.goto(path);
    const image = page.locator(`:is(.plate, .stand) > [src="${imageUrl}"]`).first();
    await expect(image, path).toHaveCSS('object-fit', 'scale-down');
    const [inner, outer] = [await image.boundingBox(), await image.locator('..').boundingBox()];
    expect(inner?.height, path).toBeCloseTo(outer?.height ?? 0, 0);
  }
});

test('without pictures the owner sees how to begin, and that visitors do not see the gallery', async ({
  page,
}) => {
  await page.route('**/api/gallery*', (route) => route.fulfill({ json: [] }));
  await openGallery(page);
  await expect(gallery(page)).toContainText('No pictures yet. Visitors do not see');
});

test('a picture refused after the session ended is not given up without asking, goes on once unlocked, and is saved', async ({
  page,
  consoleErrors,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Add picture' }).click();
  await endSession(page);
  const buffer = Buffer.from(await drawn(page));
  await page
    .locator('dialog input[type="file"]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert').filter({ hasText: 'the upload goes on' })).toBeVisible();
  await test.step('it is not given up without asking', async () => {
    const asked = page.waitForEvent('dialog');
    const cancelled = page.getByRole('button', { name: 'Cancel' }).click();
    await (await asked).dismiss();
    await cancelled;
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('A refused square');
  await save(page).click();
  await signInAgain(page);
  await expect(said(page)).toContainText('Saved. Live for every visitor');
  await expect(picture(page, 'A refused square').getByRole('img')).toBeVisible();
  await expect(page.getByLabel('Passphrase')).toHaveCount(0);
  consoleErrors.length = 0; // the browser logs the 401
});

test.describe
  .serial('Gallery items', () => {
    test('can be created, with a picture that is really uploaded; can be edited; only the owner sees one that is not published', async ({
      page,
    }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Add picture' }).click();
      await save(page).click();
      await expect(page.getByText('Title is required.')).toBeVisible();
      await expect(page.getByText('Please choose a picture.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Title' }).fill('A square');
      const buffer = Buffer.from(await drawn(page));
      await page
        .locator('dialog input[type="file"]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await expect(page.getByRole('img', { name: 'As it will be shown' })).toBeVisible();
      await expect(page.getByText('Picture added.')).toBeAttached();
      await save(page).click();
      await expect(said(page)).toContainText('Saved. Live for every visitor');
      await expect(picture(page, 'A square')).toBeVisible();
      expect(await pageOf(page)).toContain('A square');
      await test.step('can be edited; only the owner sees one that is not published', async () => {
        await page.getByRole('button', { name: 'Edit A square' }).click();
        await page.getByRole('textbox', { name: 'Title' }).fill('A better square');
        const published = page.getByRole('checkbox', { name: 'Published' });
        await expect(page.locator('label', { has: published })).toHaveCSS('align-items', 'center');
        await published.uncheck();
        await save(page).click();
        await expect(picture(page, 'A better square')).toContainText('Not published');
        expect(await pageOf(page)).not.toMatch(/A (better )?square/);
        await page.getByRole('button', { name: 'Owner' }).click();
        await expect(picture(page, 'A better square')).toHaveCount(0);
      });
    });

    test('a certificate kept as a picture is edited in the same form', async ({ page }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Edit A better square' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Certificate of squareness');
      await page.getByRole('checkbox', { name: 'Published' }).check();
      await save(page).click();
      await expect(said(page)).toContainText('Saved. Live for every visitor');
      const card = page.locator('[data-certificate]').filter({ hasText: 'squareness' });
      await expect(card).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add picture' })).toBeFocused();
      await card.hover();
      await card.getByRole('button', { name: 'Edit Certificate of squareness' }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
        'Certificate of squareness',
      );
      await page.getByRole('textbox', { name: 'Title' }).fill('A square again');
      await save(page).click();
      await expect(picture(page, 'A square again')).toBeVisible();
    });

    test('an expired session and another tab never cost the owner words; can be deleted, after asking; the focus stays where that fails', async ({
      page,
      consoleErrors,
    }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Edit A square again' }).click();
      await page.getByLabel('Description').fill('Words of mine');
      await endSession(page);
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('Owner mode required');
      const { id } = (await (await page.request.get('/api/gallery')).json()).find(
        ({ title }: { title: string }) => title === 'A square again',
      );
      await sendAsOwner(page, 'PUT', `gallery/${id}`, { description: 'Words of theirs' });
      await signInAgain(page);
      await expect(page.locator('.theirs')).toContainText('Words of theirs');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(picture(page, 'Words of mine')).toBeVisible();
      consoleErrors.length = 0; // the browser logs the 401 and the 412
      await test.step('can be deleted, after asking; the focus stays where that fails', async () => {
        const opener = page.getByRole('button', { name: 'Delete A square again' });
        const confirmed = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
        await opener.click();
        await expect(page.getByRole('dialog')).toContainText('Delete this picture?');
        await expect(page.getByRole('dialog')).toHaveAccessibleDescription('A square again');
        await cut(page, 'DELETE', '**/api/gallery/*');
        await confirmed.click();
        await expect(said(page)).toContainText('Failed to delete the picture.');
        await expect(opener).toBeFocused();
        consoleErrors.length = 0; // the browser logs the cut connection
        await page.unroute('**/api/gallery/*');
        await opener.click();
        await confirmed.click();
        await expect(picture(page, 'A square again')).toHaveCount(0);
        expect(await pageOf(page)).not.toContain('A square again');
      });
    });
  });

test('the form of a picture is accessible in every look', async ({ page }) => {
  await openGallery(page);
  await expectAccessibleInBothThemes(page, '[data-gallery]');
  await page.getByRole('button', { name: 'Edit One beam' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await save(page).click();
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Escape');
});

test('pictures of one position keep the order that visitors see while one is edited', async ({
  page,
  server,
}) => {
  for (const id of ['first', 'second', 'third']) {
    const file = join(server.content, `gallery/like-${id}.json`);
    const imageUrl = '/uploads/clash-triage-one-beam.webp';
    await writeFile(file, JSON.stringify({ title: `Like ${id}`, imageUrl, sortOrder: 70 }));
  }
  await expect.poll(() => pageOf(page)).toMatch(/Like first.*Like second.*Like third/s);
  await openGallery(page);
  await page.getByRole('button', { name: 'Edit Like second' }).click();
  await page.getByLabel('Description').fill('An edited one');
  await save(page).click();
  await expect(picture(page, 'An edited one')).toBeVisible();
  const titles = gallery(page).locator('b').filter({ hasText: 'Like' });
  await expect(titles).toHaveText(['Like first', 'Like second', 'Like third']);
});

test("gallery items titled 'portfolio banner' or 'profile photo' are hidden", async ({
  page,
  server,
}) => {
  const put = (id: string, title: string, tags: string[] = []) =>
    writeFile(
      join(server.content, `gallery/${id}.json`),
      JSON.stringify({ title, description: '', imageUrl: '/uploads/x.png', tags, published: true }),
    );
  await put('banner', 'Portfolio Banner', ['certificate']);
  await put('photo', 'profile photo');
  await put('licence', 'Crane licence');
  await expect.poll(() => pageOf(page)).toContain('Crane licence');
  expect(await pageOf(page)).not.toMatch(/portfolio banner|profile photo/i);
});
