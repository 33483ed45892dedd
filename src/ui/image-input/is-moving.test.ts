import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isMoving } from './is-moving.ts';

const frames = (count: number) =>
  sharp(Buffer.from(Array.from({ length: count * 16 * 4 }, (_, at) => (at * 37) % 256)), {
    raw: { width: 4, height: 4 * count, channels: 4, pageHeight: 4 },
  });

const fileOf = async (count: number, type: 'gif' | 'webp') =>
  new File([new Uint8Array(await frames(count)[type]().toBuffer())], 'a', {
    type: `image/${type}`,
  });

it.each(['gif', 'webp'] as const)('a %s of several frames is a moving picture', async (type) => {
  expect(await isMoving(await fileOf(2, type))).toBe(true);
  expect(await isMoving(await fileOf(1, type))).toBe(false);
});

it('a PNG is one by its animation control', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const still = new Uint8Array(png);
  const moving = Buffer.concat([png.subarray(0, 33), Buffer.from('    acTL'), png.subarray(33)]);
  const isMovingPng = (bytes: Uint8Array<ArrayBuffer>) =>
    isMoving(new File([bytes], 'a', { type: 'image/png' }));
  expect(await isMovingPng(still)).toBe(false);
  expect(await isMovingPng(new Uint8Array(moving))).toBe(true);
});
