import { withoutStyleSheets } from '../../../../ui/rich-text/pasted-html.ts';

const BLOCKS =
  ':is(p, div, section, article, ul, ol, dl, li, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, figcaption, table, caption, tr)';

/** Stands at both ends of a block and for `br`: any number of them is one end of a line. */
const EDGE = '\r';

/** Outside of `pre`, spaces and line ends of the markup are one space, and none between rows. */
function foldSpaces(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/[ \t\n\r\f]+/g, ' ');
    if (text.data === ' ' && text.parentElement?.matches('table, tbody, thead, tfoot, tr')) {
      text.data = '';
    }
  }
}

/** Each block is on lines of its own, but for the first and the last one of a cell. */
function markLines(body: HTMLElement): void {
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (!block.matches(':is(td, th) > :first-child')) block.before(EDGE);
    if (!block.matches(':is(td, th) > :last-child')) block.after(EDGE);
  }
  for (const end of body.querySelectorAll('br')) end.after(EDGE);
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.before('\t');
}

/** The words of some markup as a screen shows them: a line for each block, tabs between cells. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyleSheets(html), 'text/html');
  for (const unseen of body.querySelectorAll('script, noscript, template')) unseen.remove();
  foldSpaces(body);
  markLines(body);
  return (body.textContent ?? '').replace(/ ?\r(?: ?\r)* ?/g, '\n').trim();
}
