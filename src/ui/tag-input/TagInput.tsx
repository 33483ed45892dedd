import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { typedTags, withoutBegun, withTags } from '../../lib/tag-list.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { announce } from '../announce.ts';
import type { FieldIds } from '../field/Field.tsx';
import { Icon } from '../Icon.tsx';
import { whenReleased } from '../when-released.ts';
import tagInputStyles from './tag-input.css?inline';

adoptStyles(tagInputStyles);

type Props = {
  ids: FieldIds;
  tags: readonly string[];
  /** Also told whether there are more in the box than may be added. */
  onChange: (tags: string[], areTooMany: boolean) => void;
  /** How many tags there may be. */
  most?: number;
  placeholder: string;
  suggestions?: readonly string[];
  disabled?: boolean;
};

/**
 * An input for tags: Enter or comma adds one, Backspace in the empty box removes the last,
 * duplicates are ignored in any letter case. A tag still being typed already counts, so that no way
 * of saving leaves it out; those beyond `most` stay in the box. A tag chosen outside of the box, in
 * the press that leaves it, takes the place of the one begun in it.
 */
export function TagInput({
  ids,
  tags,
  onChange,
  most = Number.POSITIVE_INFINITY,
  placeholder,
  suggestions = [],
  disabled = false,
}: Props) {
  const [typed, setTyped] = useState('');
  /** The tags that are still in the box. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const added = tags.filter((tag) => !begun.includes(tag));
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const hold = (settled: readonly string[], text: string) => {
    const all = withTags(settled, typedTags(text));
    setTyped(text);
    setBegun(all.slice(settled.length, most));
    onChange(all.slice(0, most), all.length > most);
  };
  const type = (text: string) => hold(added, text);
  const add = (text: string) => {
    if (text !== typed) type(text);
    const all = withTags(added, typedTags(text));
    setTyped(all.slice(most).join(', '));
    setBegun([]);
    const more = all.slice(added.length, most);
    if (more.length > 0) announce(`Added: ${more.join(', ')}`);
  };
  /** Of the latest rendering: the press that a blur waits for may change the tags. */
  const settle = useRef((_before: readonly string[]) => {});
  settle.current = (before) => {
    const chosen = added.filter((tag) => !before.includes(tag));
    add(withoutBegun(typed, chosen));
  };
  const keys = (event: KeyboardEvent) => {
    const adds = event.key === 'Enter' || event.key === ',';
    if (adds && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') remove(added.at(-1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  const remove = (tag: string | undefined) => {
    if (tag === undefined) return;
    hold(
      added.filter((one) => one !== tag),
      typed,
    );
    announce(`Removed: ${tag}`);
    input.current?.focus();
  };

  return (
    <div className="tag-input" aria-disabled={disabled}>
      {added.map((tag) => (
        <span className="tag" key={tag}>
          {tag}
          {!disabled && (
            <button type="button" aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
              <Icon name="close" small />
            </button>
          )}
        </span>
      ))}
      <input
        {...ids}
        ref={input}
        value={typed}
        disabled={disabled}
        placeholder={disabled ? undefined : placeholder}
        list={suggestions.length > 0 ? listId : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onPaste={paste}
        onBlur={() => whenReleased(() => settle.current(added))}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}
