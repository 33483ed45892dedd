import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadedImage, uploadName } from './uploaded-image.ts';

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
