import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, sendAsOwner, test } from './fixtures.ts';

/**
 * Where a browser draws its icon for a broken picture; pixels at the edge may belong to the page.
 */
const corner = { left: 2, top: 2, width: 12, height: 12 };

/** The number of colours in that corner of a picture. */
async function coloursOfCorner(picture: Locator): Promise<number> {
  const drawn = await picture.screenshot({ animations: 'disabled' });
  const cut = sharp(drawn).extract(corner).raw();
  const { data, info } = await cut.toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * info.channels, (at + 1) * info.channels).toString('hex'),
  );
  return new Set(pixels).size;
}

/** Each kind of picture a visitor sees, and a page of the sample that has one. */
const pictures: [what: string, path: string, picture: string][] = [
  ["a project's card", '/projects', '.stand img'],
  ["a project's details", '/projects?project=clash-triage', '.frames img:not([hidden])'],
  ["a post's cover", '/blog/the-programme-is-a-commit-history', 'img.cover'],
  ["a post's figure", '/blog/admit-how-sure-you-are', '.prose img'],
  ['a certificate', '/certificates', '.plate img'],
  ['the gallery', '/certificates', '.gallery img'],
  ['the avatar', '/about', '.portrait img'],
];

/** The lines of text that a picture takes, and how much higher its frame is. */
const heightsOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { offsetHeight, alt, parentElement } = image;
    const lines = offsetHeight / Number.parseFloat(getComputedStyle(image).lineHeight);
    const frame = (parentElement?.offsetHeight ?? 0) - offsetHeight;
    return { lines: Math.round(lines), frame, alt };
  });

for (const [what, path, picture] of pictures) {
  test(`${what}: a picture that cannot be loaded leaves an empty frame of its size, on paper its description or nothing`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const shown = page.locator(picture).first();
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => coloursOfCorner(shown), { timeout: 10_000 }).toBe(1);
    const frame = await shown.boundingBox();
    expect(frame?.height).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await heightsOf(shown);
    expect(onPaper.lines).toBeLessThanOrEqual(onPaper.alt === '' ? 0 : 3);
    if (['.plate img', '.stand img'].includes(picture)) expect(onPaper.frame).toBe(0);
    consoleErrors.length = 0; // the browser logs the 404
  });
}

test('a picture that cannot be loaded is a crossed void; one that still loads is not', async ({
  page,
  consoleErrors,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploads/**', async (route) => {
    await promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/projects', { waitUntil: 'domcontentloaded' });
  const frame = page.locator('.stand:has(img)').first();
  const middle = async () => {
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    const [left, top] = [Math.round(width / 2) - 10, Math.round(height / 2) - 10];
    const drawn = sharp(await frame.screenshot({ animations: 'disabled' }));
    const cut = await drawn.extract({ left, top, width: 20, height: 20 }).toBuffer();
    const { channels } = await sharp(cut).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await frame.scrollIntoViewIfNeeded();
  expect(await middle()).toBe(0);
  resolve();
  await expect.poll(middle).toBeGreaterThan(5);
  consoleErrors.length = 0; // the browser logs the 404
});

test('on paper, a picture has its whole height', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/blog/admit-how-sure-you-are');
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('.prose img').first();
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(8 / 5, 1);
});

test.describe('A project whose name has no place to break', () => {
  test.use({ site: 'missing pictures', viewport: { width: 360, height: 800 } });

  test('with a picture that cannot be loaded, its details are no wider than a phone', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/projects');
    const images = ['/uploads/no-such-picture.webp'];
    const { id } = await sendAsOwner(page, 'POST', 'projects', { name: 'Wall'.repeat(20), images });
    await page.goto(`/projects?project=${id}`);
    const detail = page.getByRole('dialog');
    await expect(detail.locator('.frames img').first()).toBeVisible();
    const room = await detail.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(room).toBe(0);
    consoleErrors.length = 0; // the browser logs the 404
  });
});
