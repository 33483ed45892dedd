import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { openTestSite } from '../../tests/fixtures/site.ts';
import { followCalendar } from './follow-calendar.ts';

const december = Date.UTC(2026, 11, 1);

describe('a page that counts up to today', () => {
  it('is made again when a month begins, while others stay', async () => {
    const site = await openTestSite();
    const before = await site.body('/experience');
    vi.useFakeTimers({ now: december - 90_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const end = followCalendar(site.publisher);
    site.renderer.rendered.length = 0;
    vi.advanceTimersByTime(60_000);
    await site.publisher.idle();
    expect(site.renderer.rendered).toEqual([]);
    site.clock.now = december;
    vi.advanceTimersByTime(60_000);
    await site.publisher.idle();
    expect(site.renderer.rendered).toEqual(['/experience']);
    expect(await site.body('/experience')).not.toBe(before);
    end();
    vi.setSystemTime(Date.UTC(2027, 0, 1));
    vi.advanceTimersByTime(120_000);
    await site.publisher.idle();
    expect(site.renderer.rendered).toEqual(['/experience']);
  });

  it('is not announced as changed while the month lasts', () => {
    vi.useFakeTimers({ now: december - 90_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const changed = vi.fn();
    onTestFinished(followCalendar({ changed }));
    vi.advanceTimersByTime(60_000);
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600_000);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('is made again by a server that starts in another month', async () => {
    const api = await openApi();
    const site = await openTestSite({ api });
    await site.publisher.close();
    api.clock.now = december;
    const { renderer } = await openTestSite({ api, folder: site.folder });
    expect(renderer.rendered).toEqual(['/experience']);
  });
});
