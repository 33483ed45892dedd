import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingThemes } from '../../../lib/reading/preferences.ts';

/** A colour as lightness and its two opponent axes (oklab). */
type Lab = readonly [l: number, a: number, b: number];

const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [themes, tokens, code] = ['./themes.css', '../../../styles/tokens.css', './code.css'].map(
  text,
);

function labOf(oklch: string): Lab {
  const [l = 0, c = 0, h = 0] = oklch.split(/\s+/).map(Number);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** Relative luminance (WCAG 2) of a colour, limited to what a screen can show. */
function luminance([l, a, b]: Lab): number {
  const cone = (x: number, y: number) => (l + x * a + y * b) ** 3;
  const [long, middle, short] = [
    cone(0.3963377774, 0.2158037573),
    cone(-0.1055613458, -0.0638541728),
    cone(-0.0894841775, -1.291485548),
  ];
  const held = (value: number) => Math.min(1, Math.max(0, value));
  const red = held(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = held(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = held(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Lab, other: Lab): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mix = (one: Lab, share: number, other: Lab): Lab =>
  [0, 1, 2].map((axis) => (one[axis] ?? 0) * share + (other[axis] ?? 0) * (1 - share)) as never;

/** The day and night colours of a property in some styles. */
function pair(css: string, property: string): [Lab, Lab] {
  const found = new RegExp(
    `${property}: light-dark\\(\\s*oklch\\(([^)]+)\\),\\s*oklch\\(([^)]+)\\)`,
  ).exec(css);
  if (!found) throw new Error(`There is no ${property}.`);
  return [labOf(found[1] ?? ''), labOf(found[2] ?? '')];
}

const ruleOf = (theme: string) =>
  new RegExp(`data-reading-theme="${theme}"\\] \\{([^}]*--paper[^}]*)\\}`).exec(
    themes ?? '',
  )?.[1] ?? '';
const mixed = themes?.slice(themes.indexOf(':not(')) ?? '';
const share = (property: string) =>
  Number(
    new RegExp(`--${property}: color-mix\\(in oklab, var\\(--ink\\) (\\d+)%`).exec(mixed)?.[1],
  ) / 100;

const modes = ['light', 'dark'] as const;
const cases = readingThemes.flatMap((theme) => modes.map((mode, at) => ({ theme, mode, at })));

describe.each(cases)('the reading theme $theme in $mode', ({ theme, at }) => {
  const paper = pair(ruleOf(theme), '--paper')[at] as Lab;
  const ink = pair(ruleOf(theme), '--ink')[at] as Lab;
  const isSite = theme === 'default';

  it('has an ink contrast of 11 or more', () => {
    expect(contrast(paper, ink)).toBeGreaterThanOrEqual(11);
  });

  it('mixes all other text from its paper and its ink, and keeps it readable', () => {
    if (isSite) return;
    const wash = mix(ink, share('wash'), paper);
    for (const surface of [paper, wash]) {
      expect(contrast(mix(ink, share('ink-2'), paper), surface)).toBeGreaterThanOrEqual(7);
      expect(contrast(mix(ink, share('ink-3'), paper), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(pair(mixed, '--signal-text')[at] as Lab, surface)).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    expect(contrast(mix(ink, share('rule-2'), paper), paper)).toBeGreaterThanOrEqual(3);
  });

  it('keeps the colours of code readable', () => {
    const wash = isSite
      ? (pair(tokens ?? '', '--wash')[at] as Lab)
      : mix(ink, share('wash'), paper);
    for (const name of ['keyword', 'string', 'function', 'constant']) {
      const colour = pair(code ?? '', `--code-${name}`)[at] as Lab;
      expect(contrast(colour, wash), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it("the default theme is the site's own paper and ink", () => {
  for (const property of ['--paper', '--ink']) {
    expect(pair(ruleOf('default'), property)).toEqual(pair(tokens ?? '', property));
  }
});
