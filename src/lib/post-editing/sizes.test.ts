import { describe, expect, it } from 'vitest';
import { sizeError, sizeOf } from './sizes.ts';

describe('Base px input range 12 to 22 (fallback 16); heading scale 1 to 2 in steps of 0.05 (fallback 1.15)', () => {
  const sizes = (basePx: string, headingScale: string) => [
    sizeOf('basePx', basePx),
    sizeOf('headingScale', headingScale),
  ];

  it('accepts values in range, in steps, and falls back otherwise', () => {
    expect(sizes('12', '1')).toEqual([12, 1]);
    expect(sizes('22', '2')).toEqual([22, 2]);
    expect(sizes('11', '0.9')).toEqual([16, 1.15]);
    expect(sizes('23', '2.05')).toEqual([16, 1.15]);
    expect(sizes('', '')).toEqual([16, 1.15]);
    expect(sizes('x', 'x')).toEqual([16, 1.15]);
    expect(sizes('18', '1.27')).toEqual([18, 1.25]);
  });

  it('says what will be used instead of what was typed', () => {
    for (const typed of ['12', '18.0', '22']) expect(sizeError('basePx', typed)).toBe('');
    for (const typed of ['1', '1.15', '1.3', '2'])
      expect(sizeError('headingScale', typed)).toBe('');
    for (const typed of ['40', '', 'x']) {
      expect(sizeError('basePx', typed)).toBe('Not from 12 to 22: 16 will be used.');
    }
    expect(sizeError('headingScale', '9')).toBe('Not from 1 to 2: 1.15 will be used.');
    expect(sizeError('headingScale', '1.27')).toBe('Not in steps of 0.05: 1.25 will be used.');
  });
});
