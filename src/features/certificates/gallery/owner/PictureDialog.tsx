import { useMemo, useRef } from 'react';
import type { GalleryItemView } from '../../../../entities/gallery-item.ts';
import { savedWords } from '../../../../lib/save-words.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useRecordForm } from '../../../../ui/record-form/use-record-form.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureSource } from './picture-source.ts';
import { errorsOf } from './picture-values.ts';

type Props = {
  /** The picture to edit; empty for a new one, which then stands at `place`. */
  id: string;
  place: number;
  /** Takes what was stored, and the words still to be said about it. */
  onSaved: (picture: GalleryItemView, words: string) => void;
  onClose: () => void;
};

/** The modal in which a picture of the gallery is added or changed. */
export function PictureDialog({ id, place, onSaved, onClose }: Props) {
  const stored = useRef<GalleryItemView | null>(null);
  const source = useMemo(
    () =>
      pictureSource(id, place, (picture) => {
        stored.current = picture;
      }),
    [id, place],
  );
  const saved = (began: number) => {
    if (stored.current) onSaved(stored.current, savedWords(began));
    onClose();
  };
  const form = useRecordForm(source, { errorsOf, saved });
  /** Words typed while a save was under way may be let go; what was saved before them stands. */
  const close = () => {
    if (stored.current) onSaved(stored.current, '');
    onClose();
  };
  return (
    <Dialog
      title={id ? 'Edit Picture' : 'Add Picture'}
      onClose={() => form.cancel(close)}
      stays={form.busy}
    >
      <PictureForm form={form} onCancel={close} />
    </Dialog>
  );
}
