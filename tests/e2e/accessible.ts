import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Lays out the whole page, including parts that are skipped until they come near the screen. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Finishes running transitions, such as those to another theme's colours. */
const arrive = (page: Page) =>
  page.evaluate(() => {
    const isShort = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) < 1000;
    for (const animation of document.getAnimations().filter(isShort)) animation.finish();
  });

/** The rules of axe about colours, which are all that another theme changes. */
export const aboutColours = ['color-contrast', 'link-in-text-block'];

/** The axe rules, or those of `runOnly`, that a part of the page breaks, and by which elements. */
const brokenRules = (page: Page, part: string, runOnly?: string[]) =>
  page.evaluate(
    async ([include, only]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const rules = only && { runOnly: only };
      const { violations } = await run({ include }, { resultTypes: ['violations'], ...rules });
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [part, runOnly] as const,
  );

/** Expects that the page in its current state, or a part of it, breaks no axe rule. */
export async function expectAccessible(
  page: Page,
  part = 'html',
  state = '',
  rules?: string[],
): Promise<void> {
  await layOutAll(page);
  await arrive(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  expect(await brokenRules(page, part, rules), state).toEqual([]);
}

/** Expects the same in both themes: every rule in light, those about colours in dark as well. */
export async function expectAccessibleInThemes(
  page: Page,
  part = 'html',
  state = '',
): Promise<void> {
  for (const [theme, rules] of [['light'], ['dark', aboutColours]] as const) {
    await wear(page, theme);
    await expectAccessible(page, part, `${state} ${theme}`, rules);
  }
}

/** Expects that the page, or a part of it, is as wide as it is seen, and no wider. */
export async function expectNoSidewaysScroll(page: Page, part = 'html'): Promise<void> {
  const overflow = await page
    .locator(part)
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow, 'scrolls sideways').toBe(0);
}

/**
 * Switches the page in its current state to another theme: the system's, or the visitor's own when
 * one is chosen. Colours change at once, without a transition.
 */
export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (dataset.theme) dataset.theme = name;
  }, theme);
}

/**
 * Expects that the page in its current state is accessible in both themes and does not scroll
 * sideways.
 */
export async function expectAccessibleInBothThemes(page: Page, part = 'html', state = '') {
  await expectAccessibleInThemes(page, part, state);
  await expectNoSidewaysScroll(page);
}

/**
 * Expects the same at desktop and phone widths; the dark theme's colours, which are the same at
 * both, on the desktop alone.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 900 });
  await wear(page, 'light');
  await expectAccessible(page, 'html', '360 px wide, light');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessibleInBothThemes(page, 'html', '1440 px wide,');
  if (before) await page.setViewportSize(before);
}
