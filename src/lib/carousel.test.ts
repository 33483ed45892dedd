import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsOf, isDrag, overflows, placeAfter, shownWords, wheelMove } from './carousel.ts';

const extent = { scrollLeft: 100, scrollWidth: 3000, clientWidth: 1000 };

describe('carousel', () => {
  it('a scroll step is 85% of the width, limited by the ends', () => {
    expect(placeAfter(1, 100, extent)).toBe(950);
    expect(placeAfter(-1, 100, extent)).toBe(0);
    expect(placeAfter(3, 100, extent)).toBe(2000);
  });

  it('never scrolls past its ends', () => {
    const place = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(place, place, place, (steps, from, scrollWidth) => {
        const after = placeAfter(steps, from, { scrollLeft: 0, scrollWidth, clientWidth: 400 });
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(Math.max(0, scrollWidth - 400));
      }),
    );
  });

  it('the drag threshold is 5 px', () => {
    expect([5, -5, 6, -6].map(isDrag)).toEqual([false, false, true, true]);
  });

  it('the overflow threshold is 10 px', () => {
    const over = (by: number) => overflows({ ...extent, scrollWidth: extent.clientWidth + by });
    expect([0, 10, 11].map(over)).toEqual([false, false, true]);
  });

  it('detects its ends despite browsers’ rounding', () => {
    expect(endsOf(extent)).toEqual({ start: false, end: false });
    expect(endsOf({ ...extent, scrollLeft: 0.6 })).toEqual({ start: true, end: false });
    expect(endsOf({ ...extent, scrollLeft: 1999.4 })).toEqual({ start: false, end: true });
  });

  it('a wheel turned down moves it, in pixels, lines or widths', () => {
    const turn = (deltaMode: number) => wheelMove({ deltaX: 0, deltaY: 3, deltaMode }, extent);
    expect([0, 1, 2].map(turn)).toEqual([3, 48, 3000]);
  });

  it('leaves the wheel to the page at its end, and sideways turns to the browser', () => {
    const down = { deltaX: 0, deltaY: 100, deltaMode: 0 };
    expect(wheelMove(down, { ...extent, scrollLeft: 2000 })).toBe(0);
    expect(wheelMove({ ...down, deltaY: -100 }, { ...extent, scrollLeft: 0 })).toBe(0);
    expect(wheelMove({ ...down, deltaX: 120 }, extent)).toBe(0);
  });

  it('says which cards are visible', () => {
    const cards = [0, 1, 2, 3].map((at) => ({ left: at * 400 - 350, right: at * 400 + 10 }));
    expect(shownWords(cards, 900)).toBe('2 to 3 of 4');
    expect(shownWords(cards, 300)).toBe('2 of 4');
    expect(shownWords([], 300)).toBe('');
  });
});
