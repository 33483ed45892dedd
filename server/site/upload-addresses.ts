import { decodeHTML } from 'entities';

/** The scheme and host of an address, if it has them; a folder before `/uploads` is another's. */
const host = String.raw`(?<![\w.~%/-])(?:(?:https?:)?\/\/[^\s/"'()<>\\]+)?`;
/** Single quotes and pairs of brackets may be in a name, unless they enclose the address. */
const quoted = String.raw`(?<=')${host}(?<one>\/uploads\/[^\s"'<>\\]+)`;
const bare = String.raw`${host}(?<other>\/uploads\/(?:[^\s"<>\\()]|\([^\s"<>\\()]*\))+)`;
const address = new RegExp(`${quoted}|${bare}`, 'g');

/** The addresses of uploads in a page or feed, each without a host, query or hash. */
export function uploadAddresses(text: string): string[] {
  const found = decodeHTML(text).matchAll(address);
  return [...found].map(({ groups }) =>
    // Between the pictures of a `srcset` are commas.
    (groups?.one ?? groups?.other ?? '').replace(/[?#].*$/, '').replace(/,+$/, ''),
  );
}
