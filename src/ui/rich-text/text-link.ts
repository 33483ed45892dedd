import { Link } from '@tiptap/extension-link';

/**
 * A link in a text. An address typed whole is one; a file's name, as main.rs, is none; and what is
 * written on behind a link is no part of it.
 */
export const TextLink = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});
