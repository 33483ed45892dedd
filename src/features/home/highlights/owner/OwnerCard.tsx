import { useEffect, useRef } from 'react';
import { type HighlightView, isLocalHighlight } from '../../../../entities/highlight.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { HighlightCard } from '../HighlightCard.tsx';

type Props = {
  highlight: HighlightView;
  index: number;
  /** Whether its form is open; the card then shows the changes. */
  isEdited: boolean;
  /** Whether this device has a draft of it. */
  hasDraft: boolean;
  /** Null once owner mode has ended. */
  tools: { edit: () => void; remove: (button: HTMLElement) => void; disabled: boolean } | null;
};

function standingOf({ highlight, hasDraft, isEdited }: Props): string {
  if (isLocalHighlight(highlight.id)) return 'Only on this device';
  if (hasDraft && !isEdited) return 'Unsaved changes';
  return highlight.published ? '' : 'Not published';
}

/** A highlight's card for the owner, with its status and tools. */
export function OwnerCard(props: Props) {
  const { highlight, index, isEdited, tools } = props;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isEdited) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isEdited]);
  const standing = standingOf(props);
  return (
    <li ref={card} className="highlight" data-edited={isEdited || undefined}>
      <HighlightCard highlight={highlight} index={index} />
      {standing && <p className="standing">{standing}</p>}
      {tools && <Tools {...tools} of={highlight} />}
    </li>
  );
}

type ToolsProps = NonNullable<Props['tools']> & { of: HighlightView };

function Tools({ edit, remove, disabled, of: { id, title } }: ToolsProps) {
  return (
    <div className="card-tools">
      <button
        className="icon-button"
        type="button"
        aria-label={`Edit highlight: ${title}`}
        disabled={disabled}
        data-edit={id}
        onClick={edit}
      >
        <Icon name="edit" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={`Delete highlight: ${title}`}
        disabled={disabled}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        <Icon name="remove" />
      </button>
    </div>
  );
}
