import type { HtmlElement } from '../html-tree.ts';

/** How words are set: the names of their marks, sorted. */
export type Marks = readonly string[];

/** The value of one property in a style attribute, as it is written there; '' if it has none. */
export function styleIn(style: string, property: string): string {
  const values = style.split(';').flatMap((one) => {
    const [name = '', ...value] = one.split(':');
    return name.trim().toLowerCase() === property ? [value.join(':').trim()] : [];
  });
  return values.at(-1) ?? '';
}

/** Elements that words are in or not, under each name that looks alike. */
const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  del: 's',
  ins: 'ins',
};

/** Elements that change with each level how words look: a raised letter can be raised again. */
const levels = ['sub', 'sup', 'code', 'kbd', 'samp'];

/** The elements within a line of text. */
export const inlineTags: ReadonlySet<string> = new Set([
  'a',
  'span',
  'mark',
  ...levels,
  ...Object.keys(sameAs),
]);

const without = (marks: Marks, start: string) => marks.filter((mark) => !mark.startsWith(start));
const once = (marks: Marks, mark: string) => [...marks.filter((one) => one !== mark), mark];

/** What an old editor's style says in place of an element. */
function styled(style: string, marks: Marks): Marks {
  const weight = styleIn(style, 'font-weight');
  const line = styleIn(style, 'text-decoration');
  let all = /^(normal|400)$/.test(weight) ? marks.filter((mark) => mark !== 'strong') : marks;
  if (/^(bold(er)?|[5-9]\d{2,})$/.test(weight)) all = once(all, 'strong');
  if (styleIn(style, 'font-style') === 'italic') all = once(all, 'em');
  if (line.includes('underline')) all = once(all, 'u');
  return line.includes('line-through') ? once(all, 's') : all;
}

function named({ name, attribs }: HtmlElement, marks: Marks): Marks {
  const { href, title = '', class: classes = '' } = attribs;
  if (name === 'a') return [...without(marks, 'a '), `a ${href} ${title}`];
  if (levels.includes(name)) return [...marks, name === 'code' ? `code ${classes}` : name];
  const mark = sameAs[name];
  return mark ? once(marks, mark) : marks;
}

/** The marks of what is in an element; the colour of a block is the block's own. */
export function marksIn(element: HtmlElement, marks: Marks): Marks {
  const { style = '' } = element.attribs;
  const all = styled(style, named(element, marks));
  const colour = inlineTags.has(element.name) ? styleIn(style, 'color') : '';
  return (colour ? [...without(all, 'color '), `color ${colour}`] : all).toSorted();
}
