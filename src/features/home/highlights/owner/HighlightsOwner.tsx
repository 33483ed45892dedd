import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type HighlightView, isLocalHighlight } from '../../../../entities/highlight.ts';
import { previewOf } from '../../../../lib/highlights.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { askAndDelete } from './deletion.ts';
import { hasDraft } from './device-highlights.ts';
import { HighlightEditor } from './HighlightEditor.tsx';
import highlightEditorStyles from './highlight-editor.css?inline';
import { $highlights } from './highlight-list.ts';
import { OwnerCard } from './OwnerCard.tsx';
import { type HighlightEditing, useHighlightEditing } from './use-highlight-editing.ts';

adoptStyles(highlightEditorStyles);

/**
 * The places on the page: beside the section's title, below the cards, the cards themselves, and
 * what is shown if there are none.
 */
export type Places = Record<'bar' | 'below' | 'cards' | 'none', HTMLElement>;

const isForVisitors = ({ id, published }: HighlightView) => published && !isLocalHighlight(id);

/** The cards in the carousel, with the owner's tools and the editor (spec 1 §4). */
export function HighlightsOwner({ places }: { places: Places }) {
  const highlights = useStore($highlights);
  const isOwner = useStore($ownerToken) !== null;
  const editor = useHighlightEditing();
  const { editing, busy, last } = editor;
  const shown = highlights.filter(
    (highlight) => isOwner || highlight.id === editing?.id || isForVisitors(highlight),
  );
  /** The edited card's Edit button, else Add. */
  const opener = useFocusBack(editing !== null);
  const toolOf = (id: string | null): HTMLButtonElement | null =>
    places.cards.querySelector(`[data-edit="${CSS.escape(id ?? '')}"]`) ??
    places.bar.querySelector('button');
  useLayoutEffect(() => {
    opener.current = toolOf(last);
    places.cards.hidden = shown.length === 0;
    places.none.hidden = shown.length > 0;
  });

  const remove = async (highlight: HighlightView, button: HTMLElement) => {
    const at = shown.findIndex(({ id }) => id === highlight.id);
    const beside = shown[at + 1] ?? shown[at - 1];
    const isGone = await askAndDelete(highlight, button);
    if (isGone && editing?.id === highlight.id) editor.close(highlight.id);
    else if (document.activeElement === document.body)
      toolOf(isGone ? (beside?.id ?? null) : highlight.id)?.focus();
  };

  return (
    <>
      {shown.map((highlight, index) => (
        <OwnerCard
          key={highlight.id}
          highlight={
            highlight.id === editing?.id ? previewOf(highlight.id, editing.fields) : highlight
          }
          index={index}
          isEdited={highlight.id === editing?.id}
          hasDraft={hasDraft(highlight.id)}
          tools={
            isOwner
              ? {
                  edit: () => editor.start(highlight),
                  remove: (button) => remove(highlight, button),
                  disabled: busy === highlight.id,
                }
              : null
          }
        />
      ))}
      {isOwner && createPortal(<AddButton editor={editor} />, places.bar)}
      {editing &&
        createPortal(
          <HighlightEditor key={editing.form} editing={editing} editor={editor} />,
          places.below,
        )}
    </>
  );
}

const AddButton = ({ editor: { add, busy } }: { editor: HighlightEditing }) => (
  <button className="button" type="button" disabled={busy !== null} onClick={add}>
    Add highlight
  </button>
);
