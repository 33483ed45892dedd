import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOnCard, uploadedImage, uploadName } from './uploaded-image.ts';

describe('an uploaded image', () => {
  it('states its size in its name, so that a page can reserve its space', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(9000), fc.nat(9000), (id, width, height) => {
        const image = uploadedImage(`/uploads/${uploadName(id, width, height)}`);
        expect(image).toMatchObject({ width, height });
      }),
    );
  });

  it('is offered in its smaller widths, never in larger ones', () => {
    expect(uploadedImage('/uploads/a.1600x1000.webp')?.srcset).toBe(
      '/uploads/a.1600x1000.480.webp 480w, /uploads/a.1600x1000.960.webp 960w, /uploads/a.1600x1000.webp 1600w',
    );
    expect(uploadedImage('/uploads/a.400x400.webp')?.srcset).toBe('');
  });

  it('is not enlarged on a card that is more than twice as large, either way', () => {
    for (const [size, isSmall] of [
      ['32x32', true],
      ['1000x100', true],
      ['100x1000', true],
      ['300x200', false],
      ['1600x1000', false],
    ] as const)
      expect(fitOnCard(`/uploads/a.${size}.webp`) !== undefined, size).toBe(isSmall);
    expect(fitOnCard('/uploads/a.webp')).toBeUndefined();
  });

  it('is not any other image', () => {
    for (const url of [
      'https://a.example/a.1x1.webp',
      '/uploads/a.webp',
      '/uploads/../a.1x1.webp',
    ]) {
      expect(uploadedImage(url)).toBeNull();
    }
  });
});
