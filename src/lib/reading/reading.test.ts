import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedText } from '../copied.ts';
import { autoScrollDistance, isPaused } from './auto-scroll.ts';
import { commandOf, readingKeys } from './keys.ts';
import { isNight, nightCheckMs } from './night.ts';
import { profileName, profilesFrom } from './profiles.ts';
import { minutesEnding, minutesLeft, paceOf, readShare, showsWidget } from './progress.ts';
import { type ReadingSession, sessionAt, sessionFrom } from './session.ts';
import { sharePopup, shareTargets } from './share.ts';

describe('percent read', () => {
  it('begins with the text at the top of the window and ends with its end in sight', () => {
    const at = (top: number) => readShare({ top, height: 3_000, viewport: 1_000 });
    expect([at(400), at(0), at(-1_000), at(-2_000), at(-2_600)]).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('is 100 a pixel before the end, where windows that scroll by whole pixels may stop', () => {
    const share = readShare({ top: -2_283, height: 3_183.12, viewport: 900 });
    expect(share).toBe(1);
    expect(minutesLeft(1_000, share, 200)).toBe(0);
    expect(readShare({ top: -1_999, height: 3_000, viewport: 1_000 })).toBe(1);
    expect(readShare({ top: -1_998, height: 3_000, viewport: 1_000 })).toBe(0.999);
  });

  it('of a text that fits the window is 100 once its end is in sight', () => {
    expect(readShare({ top: 700, height: 500, viewport: 1_000 })).toBe(0);
    expect(readShare({ top: 500, height: 500, viewport: 1_000 })).toBe(1);
  });

  it('never falls while scrolling down', () => {
    const px = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(px, px, px, px, (top, scrolled, height, viewport) => {
        const before = readShare({ top, height, viewport });
        expect(readShare({ top: top - scrolled, height, viewport })).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('the floating indicator is visible only between 10 and 95 percent', () => {
    expect([9.9, 10, 50, 95, 95.1].map(showsWidget)).toEqual([false, true, true, true, false]);
  });
});

describe('estimated minutes left and words per minute', () => {
  it('is 200 words per minute until a session gives a better figure', () => {
    expect(paceOf(500, 30)).toBe(200);
    expect(paceOf(49, 60)).toBe(200);
    expect(paceOf(500, 120)).toBe(250);
    expect(paceOf(50, 31)).toBe(97);
    expect(paceOf(9_000, 31)).toBe(1_000);
    expect(paceOf(50, 3_600)).toBe(50);
  });

  it('counts the remaining words at that pace, rounded up', () => {
    expect(minutesLeft(1_842, 0, 200)).toBe(10);
    expect(minutesLeft(1_842, 0.42, 214)).toBe(5);
    expect(minutesLeft(1_842, 1, 200)).toBe(0);
  });

  it('is named in the singular for one minute', () => {
    expect([0, 1, 2].map(minutesEnding)).toEqual(['s', '', 's']);
  });
});

describe('Auto night mode', () => {
  it('dark when the hour is before 6 or after 20, checked every 60 s', () => {
    expect([5, 6, 20, 21].map(isNight)).toEqual([true, false, false, true]);
    expect(nightCheckMs).toBe(60_000);
  });
});

describe('Auto scroll', () => {
  it('speed at least 0.5 times 60 px/s', () => {
    expect(autoScrollDistance(1, 100)).toBe(6);
    expect(autoScrollDistance(0.1, 100)).toBe(3);
    expect(autoScrollDistance(5, 100)).toBe(30);
  });

  it('does not leap after the page was hidden for a while', () => {
    expect(autoScrollDistance(1, 60_000)).toBe(autoScrollDistance(1, 250));
  });

  it('paused 2 s after the user scrolls or presses a key', () => {
    expect([isPaused(1_999, 0), isPaused(2_000, 0)]).toEqual([true, false]);
  });
});

describe('Share menu', () => {
  it('Twitter, Facebook, LinkedIn, Reddit, with the address and the title', () => {
    const url = 'https://a.example/blog/x?y=1';
    const shared = Object.values(shareTargets).map(({ label, address }) => {
      const query = new URL(address(url, 'A & B')).searchParams;
      return [label, query.get('url') ?? query.get('u'), query.get('text') ?? query.get('title')];
    });
    expect(shared).toEqual([
      ['Twitter', url, 'A & B'],
      ['Facebook', url, null],
      ['LinkedIn', url, null],
      ['Reddit', url, 'A & B'],
    ]);
  });

  it("popup 600 by 400; '{label} copied to clipboard!'", () => {
    expect(sharePopup).toEqual({ width: 600, height: 400 });
    expect(copiedText('Link')).toBe('Link copied to clipboard!');
  });
});

describe('Keys', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  it('each has its own command, even on other keyboard layouts', () => {
    const commands = Object.values(readingKeys).map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
    expect(commandOf({ ...none, key: 'B' })).toBe('bookmark');
    expect(commandOf({ ...none, key: '=' })).toBe('larger');
    expect(commandOf({ ...none, key: 'toString' })).toBeNull();
  });

  it('leave the browser’s own shortcuts alone', () => {
    for (const key of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(commandOf({ ...none, key: 'f', [key]: true })).toBeNull();
    }
  });
});

describe('Reading profiles', () => {
  it('Profile name must be non-empty after trimming', () => {
    expect([profileName('  '), profileName(' Night ')]).toEqual([null, 'Night']);
  });

  it('are what was stored, as far as it is usable', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(profilesFrom(profilesFrom(raw))).toEqual(profilesFrom(raw));
      }),
    );
    expect(Object.keys(profilesFrom({ Night: { theme: 'sepia' }, ' ': {}, odd: 1 }))).toEqual([
      'Night',
    ]);
  });
});

describe('a reading session', () => {
  const screen = 0.1;
  const through = (...shares: number[]): ReadingSession =>
    shares.reduce(
      (session, share) => sessionAt(session, share, screen),
      sessionFrom(shares[0] ?? 0),
    );

  it('counts text reached by moves within a window’s height as read', () => {
    expect(through(0.2, 0.25, 0.3).share).toBeCloseTo(0.1);
  });

  it('does not count a leap, nor the same text twice', () => {
    expect(through(0, 0.9).share).toBe(0);
    expect(through(0, 0.1, 0.05, 0.1).share).toBeCloseTo(0.1);
    expect(through(0, 0.9, 0.95).share).toBeCloseTo(0.05);
  });

  it('does not count a leap from the top to just past what was read', () => {
    const before = { last: 0, furthest: 0.5, share: 0.5 };
    expect(sessionAt(before, 0.6, 0.2)).toEqual({ last: 0.6, furthest: 0.6, share: 0.5 });
  });

  it('never counts more than the whole text', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (shares) => {
        const { share } = through(...shares);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
