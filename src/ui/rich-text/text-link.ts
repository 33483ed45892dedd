import { Link } from '@tiptap/extension-link';
import { typedLinks } from './typed-links.ts';

/**
 * A link in a text. A complete typed address becomes a link, also at the end of a sentence, a file
 * name such as main.rs does not, and text typed after a link is not part of it.
 */
export const TextLink = Link.extend({
  inclusive: false,
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), typedLinks(this.type)];
  },
}).configure({
  openOnClick: false,
  // Its own way leaves an address before a full stop as it is.
  autolink: false,
  defaultProtocol: 'https',
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});
