import { useMemo, useRef } from 'react';
import type { GalleryItemView } from '../../../../entities/gallery-item.ts';
import { savedWords } from '../../../../lib/save-words.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useRecordForm } from '../../../../ui/record-form/use-record-form.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureSource } from './picture-source.ts';
import { errorsOf } from './picture-values.ts';

type Props = {
  /** The id of the picture to edit; empty for a new one, which goes to `place`. */
  id: string;
  place: number;
  /** Called with the stored picture and the message to show. */
  onSaved: (picture: GalleryItemView, words: string) => void;
  onClose: () => void;
};

/** The modal for adding or changing a picture of the gallery. */
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
  /** Reports what was saved before, even if later changes are discarded. */
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
