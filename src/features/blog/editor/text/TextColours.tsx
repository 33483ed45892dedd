import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { textPalette } from '../../../../lib/post-editing/palettes.ts';
import { setColour } from '../../../../ui/rich-text/colour.ts';
import { canMark } from '../../../../ui/rich-text/commands.ts';
import { PaletteOpener } from '../../../../ui/rich-text/PaletteOpener.tsx';
import { Swatch } from '../../../../ui/rich-text/Swatch.tsx';
import { useClosing } from '../../../../ui/rich-text/use-closing.ts';
import { written } from './marks.ts';

type Props = { editor: Editor };

const stop = (event: { preventDefault: () => void }) => event.preventDefault();

/** Text colour: a palette of 10, or none (spec 2 §9). */
export function TextColours({ editor }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { current, can } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      current: written(String(now.getAttributes('colour').colour ?? '')),
      can: canMark('colour')(now),
    }),
  });
  useClosing({ open, close: () => setOpen(false), place });
  const set = (colour: string | null) => {
    setColour(editor, colour);
    setOpen(false);
  };
  return (
    <div className="text-colours" ref={place}>
      <PaletteOpener
        label="Text colour"
        icon="colour"
        open={open}
        can={can}
        onPress={() => setOpen(!open)}
      />
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own
        <div className="palette" role="group" aria-label="Text colours">
          {textPalette.map(({ name, colour }) => (
            <Swatch
              key={colour}
              name={name}
              colour={colour}
              aria-pressed={current === written(colour)}
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
