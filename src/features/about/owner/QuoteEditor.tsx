import { profileLimits } from '../../../entities/profile.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Quote } from '../view/Quote.tsx';
import { EditButton } from './EditButton.tsx';
import { PartEditor } from './PartEditor.tsx';
import { PlainText } from './PlainText.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

type Props = { document: ProfileDocument; text: string };

const shown = (text: string) => <p>{text || 'No quote'}</p>;

/** The quote in the page head, edited through the Edit Quote modal (spec 1 §2). */
export function QuoteEditor({ document, text }: Props) {
  const editor = usePart(document, 'quote');
  const { editing, busy, open, change, cancel } = editor;
  const opener = useFocusBack(editing !== null);
  return (
    <>
      {text && <Quote text={text} />}
      <EditButton
        what="quote"
        words={text ? undefined : 'Add a quote'}
        busy={busy}
        onEdit={open}
        opener={opener}
      />
      {editing && (
        <Dialog title="Edit Quote" onClose={cancel} stays={busy}>
          <PartEditor editor={editor} show={shown}>
            <PlainText
              label="Quote"
              rows={4}
              value={editing.value}
              max={profileLimits.quote}
              onText={change}
            />
          </PartEditor>
        </Dialog>
      )}
    </>
  );
}
