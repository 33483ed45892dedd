import { wordsLabel } from '../../../../entities/count-label.ts';
import { noContent, postDefaults } from '../../../../entities/post-defaults.ts';
import { postEditPath } from '../../../../lib/form-routes.ts';
import { outlined } from '../../../../lib/headings.ts';
import { storyLength } from '../../../../lib/post-editing/length.ts';
import type { LocalPost } from '../../../../stores/local-posts/local-post.ts';
import { whenOwner } from '../../../../stores/owner/session.ts';
import { make } from '../../../../ui/make.ts';
import { postStyle } from '../post-style.ts';
import { localBody } from './local-body.ts';

function proseOf(post: LocalPost): HTMLElement {
  const prose = make('div', { class: 'prose' });
  prose.innerHTML = outlined(localBody(post.body), 2);
  if (prose.textContent.trim() === '' && !prose.querySelector('img')) {
    prose.replaceChildren(make('p', {}, noContent));
  }
  prose.style.cssText = postStyle(post.theme) ?? '';
  return prose;
}

/** Replaces a card with a post of this device, marked as not published. */
export function showLocalPost(card: HTMLElement, post: LocalPost): void {
  const prose = proseOf(post);
  const title = post.title || postDefaults.title;
  const [firstTag] = post.tags;
  const { words, minutes } = storyLength(prose.innerHTML);
  const byline = make('div', { class: 'byline' });
  byline.append(
    make('strong', {}, 'Not published'),
    make('span', {}, `${minutes} min read`),
    make('span', {}, wordsLabel(words)),
  );
  // Only its owner edits, as with every other post (spec 2 §2).
  whenOwner(() => byline.append(make('a', { class: 'link', href: postEditPath(post.id) }, 'Edit')));
  const header = make('header', {}, ...(firstTag ? [make('p', { class: 'chip' }, firstTag)] : []));
  header.append(make('h1', { class: 'display' }, title));
  const article = make('article', { class: 'wrap reader grid' }, header, byline);
  if (post.coverImageUrl) {
    article.append(make('img', { class: 'cover', src: post.coverImageUrl, alt: '' }));
  }
  article.append(prose);
  card.replaceWith(article);
  document.title = document.title.replace(/^[^—]*/, () => `${title} `);
}
