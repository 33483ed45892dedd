import { fontFamilies, type ReadingPreferences, type ScaleName, scales } from './preferences.ts';

/** The data attributes and custom properties that preferences set on a page's root. */
export type Applied = { data: Record<string, string>; style: Record<string, string> };

const properties: Partial<Record<ScaleName, (value: number) => [name: string, value: string]>> = {
  fontSize: (value) => ['--reading-size', String(value / 100)],
  lineHeight: (value) => ['--reading-line', String(value)],
  wordSpacing: (value) => ['--reading-word', `${value}px`],
  letterSpacing: (value) => ['--reading-letter', `${value}px`],
  paragraphSpacing: (value) => ['--reading-paragraph', `${value}em`],
  margins: (value) => ['--reading-margins', String(value)],
  blueLight: (value) => ['--reading-warmth', String(value / 100)],
};

const fontProperty = '--reading-font';

/** Every name that preferences may set, so that those no longer set can be removed. */
export const appliedNames = {
  data: ['readingTheme', 'readingFocus', 'readingView', 'readingWarm', 'readingNight'],
  style: [fontProperty, ...Object.values(properties).map((make) => make(0)[0])],
} as const;

function styleOf(preferences: ReadingPreferences): Record<string, string> {
  const set = Object.entries(properties) as [ScaleName, (value: number) => [string, string]][];
  const style = Object.fromEntries(
    set
      .filter(([name]) => preferences[name] !== scales[name].initial)
      .map(([name, make]) => make(preferences[name])),
  );
  const { fontFamily } = preferences;
  return fontFamily ? { ...style, [fontProperty]: fontFamilies[fontFamily] } : style;
}

/**
 * What preferences change on a page. The defaults change nothing, so that a reader who never set
 * anything costs a page nothing.
 */
export function appliedPreferences(preferences: ReadingPreferences): Applied {
  const { theme, focusMode, binocularView, blueLight, autoNightMode } = preferences;
  return {
    data: {
      ...(theme !== 'default' && { readingTheme: theme }),
      ...(focusMode && { readingFocus: 'on' }),
      ...(binocularView && { readingView: 'binocular' }),
      ...(blueLight > 0 && { readingWarm: 'on' }),
      ...(autoNightMode && { readingNight: 'auto' }),
    },
    style: styleOf(preferences),
  };
}
