import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { textPalette } from '../../../../lib/post-editing/palettes.ts';
import { Icon } from '../../../../ui/Icon.tsx';

type Props = { editor: Editor };

const stop = (event: { preventDefault: () => void }) => event.preventDefault();

/** Text colour: a palette of 10, and none (spec 2 §9). */
export function TextColours({ editor }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('colour').colour ?? ''),
  });
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  const set = (colour: string | null) => {
    const chain = editor.chain().focus();
    (colour ? chain.setMark('colour', { colour }) : chain.unsetMark('colour')).run();
    setOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div className="text-colours" ref={place}>
      <button
        className="icon-button"
        type="button"
        tabIndex={-1}
        aria-label="Text colour"
        title="Text colour"
        aria-expanded={open}
        onMouseDown={stop}
        onClick={() => setOpen(!open)}
      >
        <Icon name="colour" />
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own
        <div className="palette" role="group" aria-label="Text colours" onKeyDown={keys}>
          {textPalette.map(({ name, colour }) => (
            <button
              key={colour}
              className="swatch"
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={current === colour}
              style={{ background: colour }}
              onMouseDown={stop}
              onClick={() => set(colour)}
            />
          ))}
          <button
            className="button quiet"
            type="button"
            onMouseDown={stop}
            onClick={() => set(null)}
          >
            No colour
          </button>
        </div>
      )}
    </div>
  );
}
