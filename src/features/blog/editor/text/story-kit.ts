import { type AnyExtension, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { verbatim } from './verbatim.ts';

/** The kit's own parts, as stories need them: with all that the server lets them contain. */
function adapted(part: AnyExtension): AnyExtension {
  if (part instanceof Mark && part.name === 'code') {
    return part.extend({
      excludes: '', // code in a link or in bold stays both
      addAttributes: () => ({ class: verbatim('class') }),
    });
  }
  if (part instanceof Node && part.name === 'listItem') {
    return part.extend({ content: 'block+' }); // an item may begin with code, a quote or a heading
  }
  if (part instanceof Node && part.name === 'orderedList') {
    return part.extend({
      addAttributes() {
        return {
          ...this.parent?.(),
          reversed: {
            default: null,
            parseHTML: (element) => (element.hasAttribute('reversed') ? '' : null),
          },
        };
      },
    });
  }
  return part;
}

/** What most texts are made of. */
export const StoryKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(adapted);
  },
}).configure({ link: false, heading: { levels: [1, 2, 3, 4, 5, 6] } });
