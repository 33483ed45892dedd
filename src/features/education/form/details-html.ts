import { toMarkup } from '../../../lib/post-body/markdown.ts';
import { purified } from '../../../ui/purified.ts';

/**
 * A record's texts as visitors will see them: a plain description, and details in Markdown or HTML
 * with only the tags of spec 3 §5.
 */
export function wordsHtml(description: string, details: string): string {
  const words = purified('details', toMarkup(details));
  const first = words.ownerDocument.createElement('p');
  first.textContent = description;
  if (description) words.prepend(first);
  return words.innerHTML;
}
