import type { Editor } from '@tiptap/react';
import { useRef } from 'react';

/** What is written, without the empty paragraphs at its end; '' when nothing is. */
const writtenHtml = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

/**
 * Handlers of an editor's events that report what is written. The editor spells markup in its own
 * way, so undoing every change gives back the text as it was, and nothing counts as changed.
 *
 * @param html the initial text; later values are ignored.
 */
export function useWritten(html: string, onChange: (html: string) => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const initial = useRef(html);
  const unchanged = useRef('');
  return {
    onCreate: ({ editor }: { editor: Editor }) => {
      unchanged.current = writtenHtml(editor);
    },
    onUpdate: ({ editor }: { editor: Editor }) => {
      const written = writtenHtml(editor);
      latest.current(written === unchanged.current ? initial.current : written);
    },
  };
}
