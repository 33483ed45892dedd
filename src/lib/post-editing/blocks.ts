import { parseDocument } from 'htmlparser2';
import { isHtml, toMarkup } from '../post-body/markdown.ts';
import { serialise } from '../serialise.ts';
import { merge } from './merge.ts';

const FENCE = /^\s*(```|~~~)/;

/** The blocks of a Markdown text: separated by empty lines, except inside code. */
function markdownBlocks(text: string): string[] {
  const blocks: string[][] = [[]];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) fenced = !fenced;
    if (line.trim() === '' && !fenced) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join('\n')).filter((block) => block.trim() !== '');
}

const htmlBlocks = (html: string): string[] =>
  parseDocument(html)
    .children.map((node) => serialise(node).trim())
    .filter((block) => block !== '');

/**
 * Merges two versions of a body with a common base, block by block. If all three are Markdown, so
 * is the result; otherwise all are read as HTML.
 */
export function mergeBodies(base: string, mine: string, theirs: string) {
  const all = [base, mine, theirs];
  const markdown = all.every((body) => !isHtml(body));
  const [b = [], m = [], t = []] = all.map((body) =>
    markdown ? markdownBlocks(body) : htmlBlocks(toMarkup(body)),
  );
  const { parts, conflicts } = merge(b, m, t);
  return { body: parts.join(markdown ? '\n\n' : '\n'), conflicts };
}
