import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedNames, appliedPreferences } from './applied.ts';
import {
  defaultPreferences,
  fontFamilies,
  onScale,
  preferencesFrom,
  readingThemes,
  type ScaleName,
  scales,
} from './preferences.ts';

describe('Reading preference ranges', () => {
  it.each([
    ['fontSize', 50, 200, 5, 100],
    ['lineHeight', 1, 3, 0.1, 1.6],
    ['wordSpacing', -5, 10, 0.5, 0],
    ['letterSpacing', -2, 5, 0.1, 0],
    ['paragraphSpacing', 0.5, 3, 0.1, 1],
    ['margins', 0.5, 3, 0.1, 1],
    ['blueLight', 0, 100, 5, 0],
    ['scrollSpeed', 0.5, 5, 0.1, 1],
  ] as const)('%s from %d to %d, step %d, default %d', (name, min, max, step, initial) => {
    expect(scales[name]).toEqual({ min, max, step, initial });
    expect(defaultPreferences[name]).toBe(initial);
  });

  it('limit every number to its scale, and keep one that is on it', () => {
    const names = Object.keys(scales) as ScaleName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.double({ noNaN: true }), (name, value) => {
        const held = onScale(scales[name], value);
        expect(held).toBeGreaterThanOrEqual(scales[name].min);
        expect(held).toBeLessThanOrEqual(scales[name].max);
        expect(onScale(scales[name], held)).toBe(held);
      }),
    );
  });

  it('step without binary rounding errors', () => {
    expect(onScale(scales.lineHeight, 1.7000000000000002)).toBe(1.7);
  });
});

describe('Reading preferences', () => {
  it('six reading themes and eight font families', () => {
    expect(readingThemes).toEqual([
      'default',
      'sepia',
      'forest',
      'ocean',
      'highContrast',
      'vintage',
    ]);
    expect(Object.keys(fontFamilies)).toHaveLength(8);
  });

  it('are the defaults when anything else was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const read = preferencesFrom(raw);
        expect(preferencesFrom(read)).toEqual(read);
        expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
      }),
    );
    expect(preferencesFrom({ theme: 'neon', fontSize: '12', focusMode: 'yes' })).toEqual(
      defaultPreferences,
    );
  });

  it('keep valid values beside invalid ones', () => {
    const read = preferencesFrom({ theme: 'sepia', fontSize: 900, fontFamily: 'openSans' });
    expect(read).toMatchObject({ theme: 'sepia', fontSize: 200, fontFamily: 'openSans' });
  });
});

describe('What preferences put on a page', () => {
  it('is nothing by default', () => {
    expect(appliedPreferences(defaultPreferences)).toEqual({ data: {}, style: {} });
  });

  it('is a property for each number that was changed, and an attribute for each switch', () => {
    const changed = {
      ...defaultPreferences,
      theme: 'ocean',
      fontSize: 120,
      wordSpacing: -2,
      paragraphSpacing: 1.5,
      blueLight: 40,
      fontFamily: 'monospace',
      focusMode: true,
      binocularView: true,
      autoNightMode: true,
    } as const;
    expect(appliedPreferences(changed)).toEqual({
      data: {
        readingTheme: 'ocean',
        readingFocus: 'on',
        readingView: 'binocular',
        readingWarm: 'on',
        readingNight: 'auto',
      },
      style: {
        '--reading-size': '1.2',
        '--reading-word': '-2px',
        '--reading-paragraph': '1.5em',
        '--reading-warmth': '0.4',
        '--reading-font': 'var(--font-mono)',
      },
    });
  });

  it('has no name that cannot be removed again', () => {
    const all = preferencesFrom({
      ...Object.fromEntries(Object.entries(scales).map(([name, { max }]) => [name, max])),
      theme: 'vintage',
      fontFamily: 'literata',
      focusMode: true,
      binocularView: true,
      autoNightMode: true,
    });
    const { data, style } = appliedPreferences(all);
    expect(Object.keys(data).sort()).toEqual([...appliedNames.data].sort());
    expect(Object.keys(style).sort()).toEqual([...appliedNames.style].sort());
  });
});
