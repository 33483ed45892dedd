import type {
  FontFamily,
  ReadingMode,
  ReadingTheme,
  ScaleName,
} from '../../../../lib/reading/preferences.ts';

type Range = readonly [label: string, inWords: (value: number) => string];

const withUnit = (unit: string) => (value: number) => `${value}${unit}`;

/** The name of each numeric setting, and how its value is shown. */
export const rangeNames: Readonly<Record<ScaleName, Range>> = {
  fontSize: ['Font size', withUnit('%')],
  lineHeight: ['Line height', withUnit('')],
  wordSpacing: ['Word spacing', withUnit(' px')],
  letterSpacing: ['Letter spacing', withUnit(' px')],
  paragraphSpacing: ['Paragraph spacing', withUnit(' em')],
  margins: ['Margins', withUnit('×')],
  blueLight: ['Blue-light filter', withUnit('%')],
  scrollSpeed: ['Scroll speed', withUnit('×')],
};

/** The name of each switch, and what it does. */
export const toggleNames = {
  focusMode: ['Focus mode', 'The text alone'],
  binocularView: ['Binocular view', 'Two columns, on wide screens'],
  autoNightMode: ['Auto night mode', 'Dark from 21:00 to 6:00'],
  autoScroll: ['Auto scroll', 'Waits two seconds when you scroll'],
} as const;

const themes: Record<ReadingTheme, string> = {
  default: 'Default',
  sepia: 'Sepia',
  forest: 'Forest',
  ocean: 'Ocean',
  highContrast: 'High contrast',
  vintage: 'Vintage',
};

const modes: Record<ReadingMode, string> = { system: 'Automatic', light: 'Light', dark: 'Dark' };

export const choiceNames = {
  theme: { legend: 'Reading theme', labels: themes },
  readingMode: { legend: 'Light or dark', labels: modes },
} as const;

/** The font families by name; the empty one means the story's own. */
export const fontNames: Readonly<Record<FontFamily | '', string>> = {
  '': 'The story’s own',
  system: 'System default',
  serif: 'Serif',
  modernSans: 'Modern sans',
  monospace: 'Monospace',
  literata: 'Literata',
  crimsonText: 'Crimson Text',
  openSans: 'Open Sans',
  sourceSerif: 'Source Serif Pro',
};
