import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bodyOf, edgeHere } from '../../tests/fixtures/edge.ts';
import type { Page } from '../site/page.ts';
import { HotPages } from './hot-pages.ts';

const page = (text: string, more: Partial<Page> = {}): Page => ({
  status: 200,
  etag: `"${text}"`,
  headers: { 'content-type': 'text/html' },
  bytes: async () => Buffer.from(text),
  ...more,
});

const variant = (text: string) => ({
  encoding: 'identity' as const,
  bytes: Buffer.from(text),
  size: text.length,
});

const plain = { path: '/a', accept: undefined, known: undefined };

describe('pages at hand', () => {
  const shown = ({ kept }: ReturnType<typeof edgeHere>, path = '/a') => {
    const answer = kept.answer({ ...plain, path });
    return answer && bodyOf(answer);
  };

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

  it('make room for others: the least recently used go first, and can come back', () => {
    const one = edgeHere();
    one.hot.offer('/a', page('/a'), variant('/a'));
    const edge = edgeHere(2.5 * (one.kept.answer(plain)?.length ?? 0));
    for (const path of ['/a', '/b']) edge.hot.offer(path, page(path), variant(path));
    expect(shown(edge, '/a')).toBe('/a');
    edge.hot.offer('/c', page('/c'), variant('/c'));
    expect(['/a', '/b', '/c'].map((path) => shown(edge, path))).toEqual(['/a', undefined, '/c']);
    edge.hot.offer('/b', page('/b'), variant('/b'));
    expect(shown(edge, '/b')).toBe('/b');
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
