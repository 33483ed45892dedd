import type { Editor, EditorEvents } from '@tiptap/react';
import { useCallback, useEffect, useRef } from 'react';

/** A place in the text. */
export type Place = { at: number };

/** Marks places in the text, which stay where they are in it while its words change. */
export function usePlaces(editor: Editor | null): (at: number) => Place {
  const places = useRef<Place[]>([]);
  useEffect(() => {
    const follow = ({ transaction: { mapping } }: EditorEvents['transaction']) => {
      for (const place of places.current) place.at = mapping.map(place.at);
    };
    editor?.on('transaction', follow);
    return () => void editor?.off('transaction', follow);
  }, [editor]);
  return useCallback((at) => {
    const place = { at };
    places.current.push(place);
    return place;
  }, []);
}
