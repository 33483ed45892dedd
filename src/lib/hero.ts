import { outlined, withoutEmptyHeadings } from './headings.ts';
import { plainText } from './plain-text.ts';
import { withListDirections } from './rich-text/list-directions.ts';

/** A headline of more characters is set smaller, so that it stays beside the drawing. */
const LONG = 42;

/** The top of Home: its text, whether that has a headline, and whether the headline is long. */
export type Hero = { welcome: string; isTitled: boolean; isLong: boolean };

/** What Home shows of a welcome text; without a title in it, the owner's name is the headline. */
export function heroOf(welcomeHtml: string, name: string): Hero {
  const welcome = outlined(withListDirections(withoutEmptyHeadings(welcomeHtml)), 1);
  const headline = /<h1\b[^>]*>(.*?)<\/h1>/is.exec(welcome)?.[1];
  const isLong = plainText(headline ?? name).length > LONG;
  return { welcome, isTitled: headline !== undefined, isLong };
}
