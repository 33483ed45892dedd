import { decodeHTML } from 'entities';
import type { Post } from '../../src/entities/post.ts';
import { foldedLetters } from '../../src/lib/folded-letters.ts';
import { isHtml } from '../../src/lib/post-body/markdown.ts';
import { allowLists } from '../../src/lib/rich-text/allow-lists.ts';
import { holdsEach, wordsIn } from '../../src/lib/word-search.ts';
import { memoise } from './memoise.ts';

const htmlTags = new RegExp(`</?(?:${allowLists.article.tags.join('|')})(?=[\\s/>])[^<>]*>`, 'gi');

/** A text without its HTML tags; Markdown stays as it is written. */
const withoutTags = (text: string) => (isHtml(text) ? text.replace(htmlTags, ' ') : text);

const folded = (text: string) => foldedLetters(decodeHTML(text));

/** Whether lower case alone folds a post's text, which takes a fraction of the time. */
const isPlain = memoise(({ title, tags, excerpt, body }: Post): boolean =>
  [title, ...tags, excerpt, body].every((text) => folded(text) === text.toLowerCase()),
);

/**
 * Makes a test for posts whose title, tags, excerpt and body contain every word of a query. In
 * HTML, names of elements and addresses do not count. The text with its tags rules most posts out
 * before they are stripped.
 *
 * @returns null when the query has no words.
 */
export function postSearch(query: string): ((post: Post) => boolean) | null {
  const words = wordsIn(query);
  if (words.length === 0) return null;
  return (post) => {
    const { title, tags, excerpt, body } = post;
    const fold = isPlain(post) ? (text: string) => text.toLowerCase() : folded;
    const names = foldedLetters(`${title} ${tags.join(' ')} `);
    const holds = (text: string) => holdsEach(names + fold(text), words);
    const text = `${excerpt} ${body}`;
    if (!holds(text)) return false;
    return !text.includes('<') || holds(`${withoutTags(excerpt)} ${withoutTags(body)}`);
  };
}
