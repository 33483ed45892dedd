import { listsOfWord } from './pasted-lists.ts';
import { tablesAsLines } from './pasted-tables.ts';

/** Style sheets, which say nothing here, and which the page's policy forbids even unused. */
const styleSheet = /<style\b[\s\S]*?<\/style>/gi;

/** Pasted markup as the editors of short texts can take it, with Word's lists and no tables. */
export function pastedHtml(html: string): string {
  const plain = html.replace(styleSheet, '');
  if (!/<table\b|mso-list/i.test(plain)) return plain;
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  listsOfWord(body);
  tablesAsLines(body);
  return body.innerHTML;
}
