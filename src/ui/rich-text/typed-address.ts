import { isWebAddress } from '../../entities/web-address.ts';

/** The last word before a space, if it is an address, also in brackets or in quotes. */
const LAST = /(?:^|[\s([<"'“‘«])(https?:\/\/\S+)\s$/i;

/** What ends a sentence or a quote, and brackets, unless the address has its own. */
const endsOf = (word: string) => (/[([]/.test(word) ? /[.,;:!?…"'”’»>]+$/ : /[.,;:!?…"'”’»>)\]]+$/);

/** An address and where it begins in the text before it. */
export type TypedAddress = { address: string; from: number };

/** The complete address that a text ends with, before a space, without what is the sentence's. */
export function typedAddress(text: string): TypedAddress | null {
  const word = LAST.exec(text)?.[1];
  if (word === undefined) return null;
  const address = word.replace(endsOf(word), '');
  return isWebAddress(address) ? { address, from: text.lastIndexOf(word) } : null;
}
