import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { highlights, textColours } from '../../../lib/career/description-style.ts';
import type { IconName } from '../../../ui/icon-paths.ts';
import { PaletteOpener } from '../../../ui/rich-text/PaletteOpener.tsx';
import { useClosing } from '../../../ui/rich-text/use-closing.ts';

type Palette = 'textColour' | 'highlight';
const palettes: readonly (readonly [Palette, string, IconName])[] = [
  ['textColour', 'Text colour', 'colour'],
  ['highlight', 'Highlight', 'highlight'],
];

type Props = { editor: Editor };

/** The two palettes of the description, after its other tools. */
export function DescriptionPalettes({ editor }: Props) {
  const [open, setOpen] = useState<Palette | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useClosing({ open: open !== null, close: () => setOpen(null), place, floats: false });
  return (
    <div className="palettes" ref={place}>
      {palettes.map(([palette, label, icon]) => (
        <PaletteOpener
          key={palette}
          label={label}
          icon={icon}
          open={open === palette}
          onPress={() => setOpen(open === palette ? null : palette)}
        />
      ))}
      {open && <Swatches editor={editor} palette={open} />}
    </div>
  );
}

const swatches = { textColour: textColours, highlight: highlights };

function Swatches({ editor, palette }: Props & { palette: Palette }) {
  const chain = () => editor.chain().focus();
  const noun = palette === 'highlight' ? 'highlight' : 'text';
  return (
    <fieldset className="swatches">
      <legend className="visually-hidden">
        {palette === 'highlight' ? 'Highlights' : 'Colours'}
      </legend>
      {swatches[palette].map(([name, colour]) => (
        <button
          key={colour}
          className="icon-button"
          type="button"
          aria-label={`${name} ${noun}`}
          title={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => chain().setMark(palette, { colour }).run()}
        >
          <span className="swatch" style={{ background: colour }} />
        </button>
      ))}
      <button
        className="button quiet"
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => chain().unsetMark(palette).run()}
      >
        None
      </button>
    </fieldset>
  );
}
