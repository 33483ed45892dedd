import DOMPurify from 'dompurify';
import { toMarkup } from '../../../lib/post-body/markdown.ts';
import { allowLists } from '../../../lib/rich-text/allow-lists.ts';
import { withoutActive } from '../../../lib/rich-text/strip-active.ts';

/** Where nothing loads or runs. */
const inert = document.createElement('template').content.ownerDocument;

/** Of all styles, colours alone stay (spec 3 §5). */
function keepColours(element: HTMLElement): void {
  const { color, backgroundColor } = element.style;
  element.removeAttribute('style');
  Object.assign(element.style, { color, backgroundColor });
}

/**
 * The words of a record nearly as visitors will see them: a plain description, and details in
 * Markdown or HTML, held to the tags of spec 3 §5. What is saved, the server sanitises itself.
 */
export function wordsHtml(description: string, details: string): string {
  const words = inert.createElement('div');
  words.innerHTML = withoutActive(toMarkup(details));
  DOMPurify.sanitize(words, {
    IN_PLACE: true,
    ALLOWED_TAGS: [...allowLists.details.tags, '#text'],
    ALLOWED_ATTR: ['href', 'style'],
  });
  for (const element of words.querySelectorAll<HTMLElement>('[style]')) keepColours(element);
  for (const link of words.querySelectorAll('a')) {
    Object.assign(link, { target: '_blank', rel: 'noopener' });
  }
  const first = inert.createElement('p');
  first.textContent = description;
  if (description) words.prepend(first);
  return words.innerHTML;
}
