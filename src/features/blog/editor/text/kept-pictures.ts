import { Extension } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { ReplaceAroundStep, type Step } from '@tiptap/pm/transform';

const isFigure = (node: Node | null | undefined) => node?.type.name === 'figure';

/** A place for a block: below the picture whose caption it is in, which would be there twice. */
export const outsidePicture = ($place: ResolvedPos): number =>
  isFigure($place.parent) ? $place.after() : $place.pos;

/** Whether a step makes another block, a heading for example, out of a picture's caption. */
const losesPicture = (step: Step, before: Node | undefined): boolean =>
  step instanceof ReplaceAroundStep &&
  step.gapFrom === step.from + 1 &&
  isFigure(before?.nodeAt(step.from)) &&
  !isFigure(step.slice.content.firstChild);

/**
 * A caption stays one, whichever key or Markdown in it would make a heading, a list or code of it:
 * the picture would be lost.
 */
export const KeptPictures = Extension.create({
  name: 'keptPictures',
  // Before the rules for Markdown, which would take the space after `##` or make a rule of `---`.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ steps, docs }) =>
        !steps.some((step, at) => losesPicture(step, docs[at])),
      props: {
        handleTextInput: (view, _from, _to, text, insertion) => {
          if (!/^[ -]$/.test(text) || !isFigure(view.state.selection.$from.parent)) return false;
          view.dispatch(insertion());
          return true;
        },
      },
    }),
  ],
});
