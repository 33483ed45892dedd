import { describe, expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

type Fetched = { href: string; src: string; onload: (event: object) => void };
type Seen = { getEntriesByName: (name: string) => string[] };

/** Runs the script on a page of its own, whose browser tells of paints only when told to. */
function opened() {
  const fetched: (string | undefined)[] = [];
  const timers: (() => void)[] = [];
  const scripts: Partial<Fetched>[] = [];
  const listeners: Record<string, (event?: object) => void> = {};
  let tell: (seen: Seen) => void = () => {};
  class PaintObserver {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
  }
  const document = {
    currentScript: { dataset: { late: '/a.js /b.js' } },
    querySelector: () => ({ media: 'not all' }),
    documentElement: { dataset: { fonts: '/a.woff2 /b.woff2' } },
    head: {
      append: (element: Partial<Fetched>) => {
        fetched.push(element.href ?? element.src);
        if (element.src) scripts.push(element);
      },
    },
    createElement: () => ({}),
  };
  const browser = {
    document,
    PerformanceObserver: PaintObserver,
    addEventListener: (type: string, run: () => void) => {
      listeners[type] = run;
    },
    removeEventListener: (type: string) => delete listeners[type],
    setTimeout: (run: () => void) => timers.push(run),
    sessionStorage: { setItem: () => {} },
  };
  new Function(...Object.keys(browser), lateScripts)(...Object.values(browser));
  return {
    fetched,
    paints: (...names: string[]) =>
      tell({ getEntriesByName: (name) => names.filter((one) => one === name) }),
    happens: (type: string, event?: object) => listeners[type]?.(event),
    /** The scripts that were fetched arrive and run. */
    arrives: () => {
      for (const { onload } of scripts) onload?.({ type: 'load' });
    },
    passes: () => {
      for (const run of timers.splice(0)) run();
    },
  };
}

const fonts = ['/a.woff2', '/b.woff2'];
const scripts = ['/a.js', '/b.js'];

describe('what comes after the first paint', () => {
  it('waits for the words: a browser paints the empty page before them', () => {
    const page = opened();
    page.paints('first-paint');
    page.passes();
    expect(page.fetched).toEqual([]);
    page.paints('first-contentful-paint');
    expect(page.fetched).toEqual(fonts);
  });

  it('is fonts first, and scripts in a task of their own', () => {
    const page = opened();
    page.paints('first-paint', 'first-contentful-paint');
    expect(page.fetched).toEqual(fonts);
    page.passes();
    expect(page.fetched).toEqual([...fonts, ...scripts]);
  });

  it.each(['pointerdown', 'keydown'])('comes at once when the page is used: %s', (type) => {
    const page = opened();
    page.happens(type);
    expect(page.fetched).toEqual(fonts);
  });

  it('comes a moment after loading where nothing is painted, and once', () => {
    const page = opened();
    page.happens('load');
    expect(page.fetched).toEqual([]);
    page.passes();
    page.passes();
    page.paints('first-contentful-paint');
    page.passes();
    expect(page.fetched).toEqual([...fonts, ...scripts]);
  });

  it('tells the scripts what was typed and chosen before them, the last change last', () => {
    const page = opened();
    const told: string[] = [];
    const field = (name: string) => ({
      dispatchEvent({ type }: Event) {
        told.push(`${name} ${type}`);
        page.happens(type, { target: this });
      },
    });
    const [search, layout] = [field('search'), field('layout')];
    for (const target of [search, layout, search]) page.happens('input', { target });
    page.paints('first-contentful-paint');
    page.passes();
    expect(told).toEqual([]);
    page.arrives();
    expect(told).toEqual(['layout input', 'layout change', 'search input', 'search change']);
  });
});
