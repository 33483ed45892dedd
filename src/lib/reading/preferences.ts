/** A setting on a scale: its bounds, step and default (spec 2 §5). */
export type Scale = { min: number; max: number; step: number; initial: number };

/** Every setting that is a number, in the units its name tells of: percent, px, em, times. */
export const scales = {
  fontSize: { min: 50, max: 200, step: 5, initial: 100 },
  lineHeight: { min: 1, max: 3, step: 0.1, initial: 1.6 },
  wordSpacing: { min: -5, max: 10, step: 0.5, initial: 0 },
  letterSpacing: { min: -2, max: 5, step: 0.1, initial: 0 },
  paragraphSpacing: { min: 0.5, max: 3, step: 0.1, initial: 1 },
  margins: { min: 0.5, max: 3, step: 0.1, initial: 1 },
  blueLight: { min: 0, max: 100, step: 5, initial: 0 },
  scrollSpeed: { min: 0.5, max: 5, step: 0.1, initial: 1 },
} as const satisfies Record<string, Scale>;

/** The step of the toolbar's font size buttons, in percent (spec 2 §9). */
export const fontSizeStep = 10;

export const readingThemes = [
  'default',
  'sepia',
  'forest',
  'ocean',
  'highContrast',
  'vintage',
] as const;

export const readingModes = ['system', 'light', 'dark'] as const;

/** The eight font families by name, each with its CSS value (spec 2 §9). */
export const fontFamilies = {
  system: 'system-ui, sans-serif',
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
  modernSans: 'var(--font-ui)',
  monospace: 'var(--font-mono)',
  literata: "Literata, 'Literata fallback', var(--font-text)",
  crimsonText: "'Crimson Text', 'Crimson Text fallback', var(--font-text)",
  openSans: "'Open Sans', 'Open Sans fallback', var(--font-ui)",
  sourceSerif: 'var(--font-text)',
} as const;

export type ScaleName = keyof typeof scales;
export type ReadingTheme = (typeof readingThemes)[number];
export type ReadingMode = (typeof readingModes)[number];
export type FontFamily = keyof typeof fontFamilies;

/** Everything a reader may set. With a font family of null the story's own applies. */
export type ReadingPreferences = Record<ScaleName, number> & {
  theme: ReadingTheme;
  readingMode: ReadingMode;
  fontFamily: FontFamily | null;
  focusMode: boolean;
  binocularView: boolean;
  autoNightMode: boolean;
  autoScroll: boolean;
};

const names = Object.keys(scales) as ScaleName[];

/** A number limited to its scale's range and rounded to a step. */
export function onScale({ min, max, step }: Scale, value: number): number {
  const held = Math.min(max, Math.max(min, value));
  return Number((min + Math.round((held - min) / step) * step).toFixed(2));
}

const oneOf = <T extends string>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw);

function numberFrom(name: ScaleName, raw: unknown): number {
  const isNumber = typeof raw === 'number' && Number.isFinite(raw);
  return isNumber ? onScale(scales[name], raw) : scales[name].initial;
}

/** Preferences from any stored value; missing or invalid ones get their default. */
export function preferencesFrom(raw: unknown): ReadingPreferences {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const numbers = Object.fromEntries(names.map((name) => [name, numberFrom(name, given[name])]));
  return {
    ...(numbers as Record<ScaleName, number>),
    theme: oneOf(readingThemes, given.theme) ?? 'default',
    readingMode: oneOf(readingModes, given.readingMode) ?? 'system',
    fontFamily: oneOf(Object.keys(fontFamilies) as FontFamily[], given.fontFamily) ?? null,
    focusMode: given.focusMode === true,
    binocularView: given.binocularView === true,
    autoNightMode: given.autoNightMode === true,
    autoScroll: given.autoScroll === true,
  };
}

export const defaultPreferences: ReadingPreferences = preferencesFrom(null);
