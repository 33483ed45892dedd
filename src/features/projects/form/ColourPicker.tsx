import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { notHexColour } from '../../../entities/hex-colour.ts';
import { fullHexColour, swatches } from '../../../lib/projects/colours.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { setColour } from '../../../ui/rich-text/colour.ts';
import { PaletteOpener } from '../../../ui/rich-text/PaletteOpener.tsx';
import { Swatch } from '../../../ui/rich-text/Swatch.tsx';
import { useClosing } from '../../../ui/rich-text/use-closing.ts';

type Props = { editor: Editor };

const columns = 8;
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** Arrow keys move through the palette and do not reach the toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.stopPropagation();
  if (event.target instanceof HTMLInputElement) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.swatch')];
  buttons[buttons.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

/** The text colour: one of 40 swatches, or one typed as #RGB or #RRGGBB. */
export function ColourPicker({ editor }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useClosing({ open, close: () => setOpen(false), place });
  const set = (colour: string | null) => {
    setColour(editor, colour);
    setOpen(false);
  };
  const hex = fullHexColour(typed);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (hex) set(hex);
  };
  return (
    <div className="colour-picker" ref={place}>
      <PaletteOpener label="Text colour" icon="colour" open={open} onPress={() => setOpen(!open)} />
      {open && (
        <section className="palette" aria-label="Text colours" onKeyDown={moveFocus}>
          <div className="swatches">
            {swatches.map(({ name, colour }) => (
              <Swatch
                key={colour}
                name={name}
                colour={colour}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => set(colour)}
              />
            ))}
          </div>
          <Field
            label="Hex colour"
            labelHidden
            error={typed === '' || hex ? '' : `${notHexColour}.`}
          >
            {(ids) => (
              <div className="row">
                <input
                  {...ids}
                  className="input"
                  placeholder="#RRGGBB"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onKeyDown={enter}
                />
                <button className="button" type="button" disabled={!hex} onClick={() => set(hex)}>
                  Set
                </button>
                <button className="button quiet" type="button" onClick={() => set(null)}>
                  No colour
                </button>
              </div>
            )}
          </Field>
        </section>
      )}
    </div>
  );
}
