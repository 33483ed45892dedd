import type { Editor } from '@tiptap/react';

/** Whether some of what is selected, or what the cursor is in, is a node of these kinds. */
export function holds({ state }: Editor, ...kinds: string[]): boolean {
  let found = false;
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, ({ type }) => {
    found ||= kinds.includes(type.name);
  });
  return found;
}
