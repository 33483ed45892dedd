import { plainText } from '../plain-text.ts';

const MAX = 200;
const CUT = 197;

/** The excerpt of a body: its plain text, cut to 197 characters plus an ellipsis when over 200. */
export function bodyExcerpt(markup: string): string {
  const text = plainText(markup);
  return text.length > MAX ? `${text.slice(0, CUT)}…` : text;
}
