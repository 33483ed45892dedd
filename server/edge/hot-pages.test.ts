import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { edgeHere } from '../../tests/fixtures/edge.ts';
import { page, plain, shown, variant } from '../../tests/fixtures/hot-pages.ts';
import { Replaced } from '../site/page.ts';
import { HotPages } from './hot-pages.ts';

describe('pages at hand', () => {
  it('are answered with until they may be out of date, and again when they were not', () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    expect(shown(edge)).toBe('one');
    edge.hot.stale('/a');
    expect(shown(edge)).toBeUndefined();
    edge.hot.fresh('/a', '"one"');
    expect(shown(edge)).toBe('one');
    edge.hot.fresh('/a', '"another"');
    expect(shown(edge)).toBeUndefined();
  });

  it('are sent to the edge once, however often the application delivers them', () => {
    const tell = vi.fn();
    const hot = new HotPages(false, tell);
    for (let n = 0; n < 3; n++) hot.offer('/a', page('one'), variant('one'));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('stay unchanged until a prepared version becomes current', async () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    await edge.hot.prepare('/a', page('two'));
    expect(shown(edge)).toBe('one');
    edge.hot.fresh('/a', '"two"');
    expect(shown(edge)).toBe('two');
  });

  /** A page whose edge hears of nothing more until it is told to. */
  const openHeld = () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    edge.hold = true;
    return edge;
  };

  const save = async ({ hot }: ReturnType<typeof edgeHere>, text: string) => {
    await hot.prepare('/a', page(text));
    hot.fresh('/a', `"${text}"`);
  };

  it('are answered with until the edge has the version that a save made current', async () => {
    const edge = openHeld();
    await save(edge, 'two');
    expect(shown(edge)).toBe('one');
    edge.hear();
    expect(shown(edge)).toBe('two');
  });

  it('are the newest of several saves, however late the edge hears of them', async () => {
    const edge = openHeld();
    await save(edge, 'two');
    await save(edge, 'three');
    edge.hear();
    expect(shown(edge)).toBe('three');
  });

  it('are never current again through a message sent before they were out of date', async () => {
    const edge = openHeld();
    await save(edge, 'two');
    edge.hot.stale('/a');
    edge.hear();
    expect(shown(edge)).toBeUndefined();
    edge.hot.fresh('/a', '"two"');
    expect(shown(edge)).toBe('two');
  });

  it('are asked of the origin when the version being prepared was replaced meanwhile', async () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    const failing = (error: Error) => page('unread', { bytes: () => Promise.reject(error) });
    await edge.hot.prepare('/a', failing(new Replaced('/a')));
    edge.hot.fresh('/a', '"unread"');
    expect(shown(edge)).toBeUndefined();
    const broken = new Error('The disk is gone.');
    await expect(edge.hot.prepare('/a', failing(broken))).rejects.toBe(broken);
  });

  it('are held in every encoding that was asked for, also while the next version is prepared', async () => {
    const edge = edgeHere();
    const long = (etag: string) => page('Words. '.repeat(1_000), { etag });
    for (const encoding of ['identity', 'gzip'] as const)
      edge.hot.offer('/a', long('"one"'), { ...variant('one'), encoding, size: 7_000 });
    const held = () =>
      [undefined, 'gzip'].map((accept) => {
        const head = edge.kept.answer({ ...plain, accept })?.bytes.toString('latin1') ?? '';
        return /etag: .*?(one|two)/i.exec(head)?.[1];
      });
    expect(held()).toEqual(['one', 'one']);
    await edge.hot.prepare('/a', long('"two"'));
    expect(held()).toEqual(['one', 'one']);
    edge.hot.fresh('/a', '"two"');
    expect(held()).toEqual(['two', 'two']);
  });

  it('carry the current date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    onTestFinished(() => void vi.useRealTimers());
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    const date = () => /Date: (.*)\r\n/.exec(edge.kept.answer(plain)?.bytes.toString() ?? '')?.[1];
    expect(date()).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 1));
    expect(date()).toBe('Thu, 01 Jan 2026 00:00:01 GMT');
  });

  it('stay as they are while they are being sent, whatever the date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    onTestFinished(() => void vi.useRealTimers());
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    const answer = edge.kept.answer(plain);
    answer?.lend();
    const sent = answer?.bytes;
    const text = sent?.toString();
    vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 1));
    expect(edge.kept.answer(plain)?.bytes.toString()).not.toBe(text);
    expect(sent?.toString()).toBe(text);
  });
});
