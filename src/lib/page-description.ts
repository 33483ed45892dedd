import { excerptOf } from './excerpt.ts';
import { plainText } from './plain-text.ts';

/** As much as search engines and link previews show. */
const MOST = 200;

/** A page's description: the beginning of what it shows, else the first of these that says something. */
export const pageDescription = (markup: string, ...instead: string[]): string =>
  [excerptOf(plainText(markup), MOST), ...instead].find(Boolean) ?? '';
