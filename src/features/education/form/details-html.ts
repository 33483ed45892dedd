import { toMarkup } from '../../../lib/post-body/markdown.ts';
import { purified } from '../../../ui/purified.ts';

/**
 * The words of a record as visitors will see them: a plain description, and details in Markdown or
 * HTML, held to the tags of spec 3 §5.
 */
export function wordsHtml(description: string, details: string): string {
  const words = purified('details', toMarkup(details));
  const first = words.ownerDocument.createElement('p');
  first.textContent = description;
  if (description) words.prepend(first);
  return words.innerHTML;
}
