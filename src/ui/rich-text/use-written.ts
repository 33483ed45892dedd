import { type Editor, getHTMLFromFragment, isNodeEmpty } from '@tiptap/react';
import { useRef } from 'react';
import { spacesKept } from './spaces-kept.ts';

type Doc = Editor['state']['doc'];

/** What a text says, without the empty paragraphs at its end; '' when it says nothing. */
const writtenHtml = (doc: Doc): string =>
  isNodeEmpty(doc)
    ? ''
    : getHTMLFromFragment(spacesKept(doc).content, doc.type.schema).replace(/(?:<p><\/p>)+$/, '');

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
  const opened = useRef<Doc>(null);
  const unchanged = useRef<string>(null);
  return {
    // Not once it is created: to focus it at once may add a paragraph, which is an update before.
    onMount: ({ editor }: { editor: Editor }) => {
      opened.current = editor.state.doc;
    },
    onUpdate: ({ editor: { state } }: { editor: Editor }) => {
      unchanged.current ??= writtenHtml(opened.current ?? state.doc);
      const written = writtenHtml(state.doc);
      latest.current(written === unchanged.current ? initial.current : written);
    },
  };
}
