import { type KeyboardEvent, useId, useState } from 'react';
import { type HighlightIcon, highlightIcons, iconName } from '../../../../lib/highlight-icons.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import iconPickerStyles from './icon-picker.css?inline';

adoptStyles(iconPickerStyles);

type Props = { icon: string; onPick: (icon: string) => void };

/** Six categories of nine icons in eight columns (spec 1 §4), all in one set of radio buttons. */
export function IconPicker({ icon, onPick }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a short cut of the button inside
    <div className="icon-picker" onKeyDown={closeFirst}>
      <button
        className="button"
        id={`${id}-button`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="glyph" aria-hidden="true">
          {icon}
        </span>
        Icon: {iconName(icon) || 'none'}
      </button>
      <div id={id} className="categories" hidden={!isOpen}>
        {Object.entries(highlightIcons).map(([category, icons]) => (
          <Category key={category} {...{ category, icons, icon, onPick }} name={`${id}-icon`} />
        ))}
      </div>
    </div>
  );
}

type CategoryProps = Props & { category: string; icons: readonly HighlightIcon[]; name: string };

function Category({ category, icons, icon, onPick, name }: CategoryProps) {
  return (
    <fieldset>
      <legend>{category}</legend>
      <div className="icons">
        {icons.map(([each, label]) => (
          <label key={each} title={label}>
            <input
              type="radio"
              name={name}
              value={each}
              aria-label={label}
              checked={each === icon}
              onChange={() => onPick(each)}
            />
            <span className="glyph" aria-hidden="true">
              {each}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
