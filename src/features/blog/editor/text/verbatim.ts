import type { Attribute } from '@tiptap/core';

/** An attribute as it is written; by itself the editor makes a number of "007". */
export const verbatim = (name: string): Attribute => ({
  default: null,
  parseHTML: (element) => element.getAttribute(name),
});
