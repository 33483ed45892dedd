import DOMPurify, { type Config } from 'dompurify';
import { toMarkup } from '../../../../lib/post-body/markdown.ts';
import { allowLists } from '../../../../lib/rich-text/allow-lists.ts';

const { tags } = allowLists.article;
const attributes = ['href', 'title', 'src', 'alt', 'width', 'height', 'class', 'style', 'start'];
const purity: Config = {
  ALLOWED_TAGS: [...tags, 'font', '#text'],
  ALLOWED_ATTR: [...attributes, 'reversed', 'scope', 'colspan', 'rowspan', 'color'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function fontToSpan(font: Element): void {
  const span = document.createElement('span');
  const colour = font.getAttribute('color');
  if (colour) span.style.color = colour;
  span.append(...font.childNodes);
  font.replaceWith(span);
}

/** An image that stands alone is a figure, and its title the caption: as readers see it. */
function toFigure(image: Element): void {
  const paragraph = image.parentElement;
  if (paragraph?.tagName !== 'P' || paragraph.childNodes.length !== 1) return;
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = image.getAttribute('title') ?? '';
  image.removeAttribute('title');
  figure.append(image, ...(caption.textContent ? [caption] : []));
  paragraph.replaceWith(figure);
}

function trimCode(code: Element): void {
  const text = code.textContent ?? '';
  if (text.endsWith('\n')) code.textContent = text.slice(0, -1);
}

/** A body, Markdown or HTML, as clean HTML in a document of its own, where nothing runs or loads. */
export function cleanFragment(body: string): HTMLElement {
  const inert = new DOMParser().parseFromString('', 'text/html');
  inert.body.innerHTML = DOMPurify.sanitize(toMarkup(body), purity);
  for (const font of inert.querySelectorAll('font')) fontToSpan(font);
  for (const image of inert.querySelectorAll('p > img:only-child')) toFigure(image);
  for (const code of inert.querySelectorAll('pre > code')) trimCode(code);
  return inert.body;
}

/** A body as the editor takes it in. */
export const editorHtml = (body: string): string => cleanFragment(body).innerHTML;

/** A body nearly as readers see it, where the server cannot be asked: code has no colours. */
export function localPreview(body: string): string {
  const fragment = cleanFragment(body);
  for (const code of fragment.querySelectorAll('pre > code')) {
    const language = /language-([\w+#-]+)/.exec(code.className)?.[1];
    if (language) code.parentElement?.setAttribute('data-language', language);
    code.parentElement?.setAttribute('tabindex', '0');
  }
  for (const table of fragment.querySelectorAll(':scope > table')) {
    const box = document.createElement('div');
    box.className = 'table';
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
  return fragment.innerHTML;
}
