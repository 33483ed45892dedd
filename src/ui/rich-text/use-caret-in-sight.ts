import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';

const scroller = () => document.documentElement;

/** How far the caret is above (negative) or below the part of the window that bars leave free. */
function outOfSight({ view, state }: Editor): number {
  const { top, bottom } = view.coordsAtPos(state.selection.head);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller());
  const [above, below] = [scrollPaddingTop, scrollPaddingBottom].map((px) => parseFloat(px) || 0);
  const [start, end] = [above ?? 0, scroller().clientHeight - (below ?? 0)];
  return top < start ? top - start : Math.max(0, Math.min(bottom - end, top - start));
}

/**
 * Scrolls to the caret when an editor first takes focus: the bars that then cover the text are only
 * there once it has, and the editor scrolls before.
 */
export function useCaretInSight(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return;
    const show = () =>
      requestAnimationFrame(() => {
        if (editor.isFocused) scrollBy({ top: outOfSight(editor), behavior: 'instant' });
      });
    editor.once('focus', show);
    return () => void editor.off('focus', show);
  }, [editor]);
}
