import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, sendAsOwner, test, unseenShift } from './fixtures.ts';

test.use({ site: 'reader pictures', viewport: { width: 1440, height: 900 } });

/** Answers for any picture whose address states its size: `logo.120x40.webp`. */
const drawPictures = (page: Page) =>
  page.route(/\.\d+x\d+(\.\d+)?\.webp$/, async (route) => {
    const [, width, height, copy] =
      /\.(\d+)x(\d+)(?:\.(\d+))?\.webp$/.exec(route.request().url()) ?? [];
    const create = {
      width: Number(width),
      height: Number(height),
      channels: 3,
      background: '#37a',
    } as const;
    const picture = sharp({ create }).resize(Number(copy ?? width));
    await route.fulfill({ contentType: 'image/webp', body: await picture.webp().toBuffer() });
  });

/** Opens a story with a body, as a visitor. */
async function read(page: Page, body: string): Promise<void> {
  await drawPictures(page);
  await page.goto('/about');
  const { slug } = await sendAsOwner(page, 'POST', 'posts', { title: 'Pictures', body });
  await page.goto(`/blog/${slug}`);
}

/** A picture's width and height as shown, once it has loaded. */
async function shownSize(page: Page, alt: string): Promise<[number, number]> {
  const picture = page.locator('.prose').getByAltText(alt, { exact: true });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const box = await picture.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

const elsewhere = 'https://pictures.example';

for (const [from, address] of [
  ['uploaded here', '/uploads'],
  ['of another site', elsewhere],
]) {
  test(`a picture ${from} is no larger than itself, its column and the window`, async ({
    page,
  }) => {
    const sizes = ['16x16', '120x40', '700x400', '1080x2400', '80x2400', '1600x1000'];
    await read(page, sizes.map((size) => `![${size}](${address}/a.${size}.webp)`).join('\n\n'));
    expect(await shownSize(page, '16x16')).toEqual([16, 16]);
    expect(await shownSize(page, '120x40')).toEqual([120, 40]);
    expect(await shownSize(page, '700x400')).toEqual([700, 400]);
    expect(await shownSize(page, '1080x2400')).toEqual([356, 792]);
    expect(await shownSize(page, '80x2400')).toEqual([26, 792]);
    const [width, height] = await shownSize(page, '1600x1000');
    const column = await page.locator('.prose figure').last().boundingBox();
    expect([width, height]).toEqual([
      Math.round(column?.width ?? 0),
      Math.round(((column?.width ?? 0) * 5) / 8),
    ]);
  });
}

test('a writer’s own size is kept', async ({ page }) => {
  const image = (alt: string, size: string) =>
    `<p><img alt="${alt}" ${size} src="/uploads/a.400x400.webp"></p>`;
  await read(page, image('both', 'width="80" height="80"') + image('height', 'height="60"'));
  expect(await shownSize(page, 'both')).toEqual([80, 80]);
  expect(await shownSize(page, 'height')).toEqual([60, 60]);
});

test('a picture beside words stays in their line, and they in their column', async ({ page }) => {
  const icon = `![icon](${elsewhere}/a.16x16.webp)`;
  await read(page, `A short line with ${icon} in it.\n\nAnother line.`);
  expect(await shownSize(page, 'icon')).toEqual([16, 16]);
  const [withIcon, other] = await page.locator('.prose > p').all();
  const [box, below] = [await withIcon?.boundingBox(), await other?.boundingBox()];
  expect(box?.width).toBe(below?.width);
  expect(box?.height).toBeLessThan(50);
});

test('a picture that is missing in a line says there what it shows', async ({
  page,
  consoleErrors,
}) => {
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ status: 404 }));
  await read(page, `Words and ![a plan](${elsewhere}/plan.png) and words.`);
  const picture = page.getByAltText('a plan');
  await expect(picture).toHaveJSProperty('complete', true);
  const padding = await picture.evaluate((it) => getComputedStyle(it, '::after').padding);
  expect(padding).toBe('0px');
  consoleErrors.length = 0; // the browser logs the 404
});

test('pictures move nothing when they load, if their size is known or ordinary', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: Reflect.get(window, 'moved') + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const pictures = ['/uploads/a.1080x2400.webp', '/uploads/a.120x40.webp'];
  pictures.unshift(`${elsewhere}/a.1600x1000.webp`);
  const shown = pictures.map((address) => `![${address}](${address})\n\nWords.`);
  await read(page, shown.join('\n\n'));
  for (const address of pictures) await shownSize(page, address);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(unseenShift);
});
