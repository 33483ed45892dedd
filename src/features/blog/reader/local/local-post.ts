import DOMPurify from 'dompurify';
import { countLabel } from '../../../../entities/count-label.ts';
import { postDefaults } from '../../../../entities/post-defaults.ts';
import { outlined } from '../../../../lib/headings.ts';
import { toMarkup } from '../../../../lib/post-body/markdown.ts';
import { countWords, readingMinutes } from '../../../../lib/reading-time.ts';
import { allowLists } from '../../../../lib/rich-text/allow-lists.ts';
import { postEditPath } from '../../../../lib/routes.ts';
import type { LocalPost } from '../../../../stores/local-posts/local-posts.ts';
import { postStyle } from '../post-style.ts';
import { make } from '../tools/make.ts';

/** Attributes the article's allow-list knows, besides `style`, whose properties are held below. */
const attributes = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'start',
  'colspan',
  'rowspan',
];

const { tags, styles } = allowLists.article;

/** Styles beyond the allow-list are taken off; classes and ids never come through. */
function holdStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    for (const name of [...element.style]) {
      if (!styles.includes(name)) element.style.removeProperty(name);
    }
  }
}

/** A body as clean nodes, by the same allow-list as on the server. */
function cleanBody(body: string): DocumentFragment {
  const clean = DOMPurify.sanitize(outlined(toMarkup(body), 2), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes, 'style'],
    RETURN_DOM_FRAGMENT: true,
  });
  holdStyles(clean);
  for (const image of clean.querySelectorAll('img')) image.loading = 'lazy';
  return clean;
}

function proseOf(post: LocalPost): HTMLElement {
  const prose = make('div', { class: 'prose' });
  prose.append(cleanBody(post.body));
  if (prose.textContent.trim() === '' && !prose.querySelector('img')) {
    prose.replaceChildren(make('p', {}, 'No content available'));
  }
  prose.style.cssText = postStyle(post.theme) ?? '';
  return prose;
}

/** Puts a post of this device in the place of a card, marked as not published. */
export function showLocalPost(card: HTMLElement, post: LocalPost): void {
  const prose = proseOf(post);
  const title = post.title || postDefaults.title;
  const [firstTag] = post.tags;
  const words = countWords(prose.textContent);
  const byline = make('div', { class: 'byline' });
  byline.append(
    make('strong', {}, 'Not published'),
    make('span', {}, `${readingMinutes(words)} min read`),
    make('span', {}, `${countLabel(words)} words`),
    make('a', { class: 'link', href: postEditPath(post.id) }, 'Edit'),
  );
  const header = make('header', {}, ...(firstTag ? [make('p', { class: 'chip' }, firstTag)] : []));
  header.append(make('h1', { class: 'display' }, title));
  const article = make('article', { class: 'wrap reader grid' }, header, byline);
  if (post.coverImageUrl) {
    article.append(make('img', { class: 'cover', src: post.coverImageUrl, alt: '' }));
  }
  article.append(prose);
  card.replaceWith(article);
  document.title = document.title.replace(/^[^—]*/, `${title} `);
}
