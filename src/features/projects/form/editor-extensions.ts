import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { rgbColour } from '../../../lib/projects/colours.ts';
import { isWhite } from '../../../lib/projects/summary.ts';
import { Alignment } from '../../../ui/rich-text/alignment.ts';
import { Colour } from '../../../ui/rich-text/colour.ts';

/** Text colour; white is never accepted. */
const SummaryColour = Colour.extend({
  parseHTML: () => [
    {
      style: 'color',
      getAttrs: (value) => (isWhite(value) ? false : { colour: rgbColour(value) ?? value }),
    },
  ],
});

export const summaryExtensions = [SummaryColour, Alignment];

/** Converts pasted plain text: newlines become line breaks (spec 2 §5). */
function linesOf(text: string, _at: ResolvedPos, _plain: boolean, { state }: EditorView): Slice {
  const { schema } = state;
  const nodes = text
    .split(/\r\n?|\n/)
    .flatMap((line, at): Node[] => [
      ...(at > 0 && schema.nodes.hardBreak ? [schema.nodes.hardBreak.create()] : []),
      ...(line ? [schema.text(line)] : []),
    ]);
  return new Slice(Fragment.fromArray(nodes), 0, 0);
}

/** How to paste plain text. Pasted markup keeps only what the editor knows, so no backgrounds. */
export const pasting = { clipboardTextParser: linesOf };
