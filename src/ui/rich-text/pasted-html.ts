import { listsOfWord } from './pasted-lists.ts';
import { tablesAsLines } from './pasted-tables.ts';

/** Markup without style sheets: the page's policy forbids them even where nothing uses them. */
export const withoutStyleSheets = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style>/gi, '');

/** Pasted markup as the editors of short texts can take it, with Word's lists and no tables. */
export function pastedHtml(html: string): string {
  const plain = withoutStyleSheets(html);
  if (!/<table\b|mso-list/i.test(plain)) return plain;
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  listsOfWord(body);
  tablesAsLines(body);
  return body.innerHTML;
}
