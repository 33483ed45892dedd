import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { highlights, textColours } from '../../../lib/career/description-style.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { commandsFor, linkAddress } from '../../../ui/rich-text/commands.ts';

const invalidUrl = 'Please enter a valid URL';

/** Asks for an address; an empty one takes the link away (spec 3 §5). */
function askForLink(editor: Editor): void {
  const before: unknown = editor.getAttributes('link').href;
  const typed = window.prompt('Link to', typeof before === 'string' ? before : 'https://');
  if (typed === null) return;
  const chain = editor.chain().focus().extendMarkRange('link');
  const href = linkAddress(typed);
  if (typed.trim() === '') chain.unsetLink().run();
  else if (href === null) window.alert(invalidUrl);
  else chain.setLink({ href }).run();
}

const plain = commandsFor.prose;

type Palette = 'textColour' | 'highlight';
const palettes: readonly (readonly [Palette, string, IconName])[] = [
  ['textColour', 'Text colour', 'colour'],
  ['highlight', 'Highlight', 'highlight'],
];

/** Arrow keys move through a toolbar; Tab leaves it (the toolbar pattern of WAI-ARIA). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

type Props = { editor: Editor };

/** The buttons above the description, with its two palettes. */
export function DescriptionToolbar({ editor }: Props) {
  const [open, setOpen] = useState<Palette | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      plain.map(({ isOn, can }) => ({ on: isOn?.(current), can: can?.(current) ?? true })),
  });
  return (
    <div
      className="toolbar"
      role="toolbar"
      aria-label="Description, formatting"
      onKeyDown={moveFocus}
    >
      {plain.map(({ name, icon, keys, run }, index) => (
        <button
          key={name}
          className="icon-button"
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={name}
          title={keys ? `${name} (${keys})` : name}
          aria-pressed={state[index]?.on}
          aria-disabled={state[index]?.can === false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (name === 'Link' ? askForLink(editor) : run(editor))}
        >
          <Icon name={icon} />
        </button>
      ))}
      {palettes.map(([palette, label, icon]) => (
        <button
          key={palette}
          className="icon-button"
          type="button"
          tabIndex={-1}
          aria-label={label}
          title={label}
          aria-expanded={open === palette}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(open === palette ? null : palette)}
        >
          <Icon name={icon} />
        </button>
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
