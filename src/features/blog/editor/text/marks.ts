import type { Editor } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { inlineTags, styleIn } from '../../../../lib/post-editing/essence-marks.ts';
import { Colour } from '../../../../ui/rich-text/colour.ts';
import { colour } from './own-style.ts';

/** A colour as browsers write it, however it is spelled. */
export const written = (colour: string): string => {
  const { style } = document.createElement('span');
  style.color = colour;
  return style.color;
};

function isUsed({ state }: Editor, colour: string): boolean {
  let used = false;
  state.doc.descendants(({ marks }) => {
    const own = marks.find(({ type }) => type.name === 'colour');
    used ||= own !== undefined && written(own.attrs.colour) === written(colour);
  });
  return used;
}

const hasColour = (element: HTMLElement) =>
  styleIn(element.getAttribute('style') ?? '', 'color') !== '';

/** A browser that moves words may give them the theme's colour: it is not taken for the story's. */
function refusingColours(editor: Editor): Plugin {
  const getAttrs = (element: HTMLElement) => {
    const own = colour.parseHTML?.(element);
    return isUsed(editor, own) && { colour: own };
  };
  const rules = DOMParser.fromSchema(editor.schema).rules.map((rule) =>
    rule.mark === 'colour' && rule.tag !== undefined ? { ...rule, getAttrs } : rule,
  );
  return new Plugin({ props: { domParser: new DOMParser(editor.schema, rules) } });
}

/** Text colour within a line of a story; a block's is its own (`own-style.ts`). */
export const StoryColour = Colour.extend({
  addAttributes: () => ({ colour }),
  parseHTML: () => [
    {
      tag: `:is(${[...inlineTags].join()})[style]`,
      consuming: false,
      priority: 60,
      getAttrs: (element) => hasColour(element) && null,
    },
  ],
  addProseMirrorPlugins() {
    return [refusingColours(this.editor)];
  },
});
