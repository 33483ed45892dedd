import { Link } from '@tiptap/extension-link';

/**
 * A link in a text. A complete typed address becomes a link, a file name such as main.rs does not,
 * and text typed after a link is not part of it.
 */
export const TextLink = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});
