import { DomUtils, parseDocument } from 'htmlparser2';
import type { HtmlDocument } from '../html-tree.ts';
import { serialise } from '../serialise.ts';

const active =
  /^(script|style|link|meta|base|iframe|frame|frameset|object|embed|applet|form|input|button|textarea|select|template|noscript|svg|math|portal|xml|title|plaintext|xmp)$|:/i;
const holdsAddress =
  /^(href|src|action|formaction|data|poster|srcset|ping|background|xlink:href)$/i;
const runs = /^(javascript|vbscript|data):/i;

const isHostile = (name: string, value: string) =>
  /^on/i.test(name) ||
  /^srcdoc$/i.test(name) ||
  (holdsAddress.test(name) && runs.test(value.replace(/[^!-~]/g, '')));

/**
 * Removes whatever could run, load or navigate by itself from a document. A second check,
 * independent of the allow-list, so that a bug in one is not a bug in both.
 */
export function stripActive(document: HtmlDocument): HtmlDocument {
  for (const element of DomUtils.findAll(() => true, document.children)) {
    if (active.test(element.name)) DomUtils.removeElement(element);
    for (const [name, value] of Object.entries(element.attribs)) {
      if (isHostile(name, value)) delete element.attribs[name];
    }
  }
  return document;
}

/** `stripActive` for markup as text. */
export const withoutActive = (markup: string): string =>
  serialise(stripActive(parseDocument(markup)));
