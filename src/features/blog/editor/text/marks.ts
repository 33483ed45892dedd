import type { Editor } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Colour } from '../../../../ui/rich-text/colour.ts';

/** A colour as browsers write it. */
const written = (colour: string): string => {
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

/** A browser that moves words may give them the theme's colour: it is not taken for the story's. */
function refusingColours(editor: Editor): Plugin {
  const rules = DOMParser.fromSchema(editor.schema).rules.map((rule) =>
    rule.mark === 'colour' && 'style' in rule
      ? { ...rule, getAttrs: (colour: string) => isUsed(editor, colour) && { colour } }
      : rule,
  );
  return new Plugin({ props: { domParser: new DOMParser(editor.schema, rules) } });
}

/** Text colour of a story. */
export const StoryColour = Colour.extend({
  addProseMirrorPlugins() {
    return [refusingColours(this.editor)];
  },
});
