import { useMemo, useRef } from 'react';
import type { GalleryItemView } from '../../../../entities/gallery-item.ts';
import { savedWords } from '../../../../lib/save-words.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useRecordForm } from '../../../../ui/record-form/use-record-form.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureSource } from './picture-source.ts';

type Props = {
  /** The picture to edit; empty for a new one, which then stands at `place`. */
  id: string;
  place: number;
  /** Takes what was stored, and the words to say about it. */
  onSaved: (picture: GalleryItemView, words: string) => void;
  onClose: () => void;
};

/** The modal in which a picture of the gallery is added or changed. */
export function PictureDialog({ id, place, onSaved, onClose }: Props) {
  const stored = useRef<GalleryItemView | null>(null);
  const began = useRef(0);
  const source = useMemo(() => {
    const to = pictureSource(id, place, (picture) => {
      stored.current = picture;
    });
    const save: typeof to.save = (values, etag) => {
      began.current = performance.now();
      return to.save(values, etag);
    };
    return { ...to, save };
  }, [id, place]);
  const form = useRecordForm(source, () => {
    if (stored.current) onSaved(stored.current, savedWords(began.current));
    onClose();
  });
  const close = () => {
    if (form.dirty && !window.confirm('Discard what you changed?')) return;
    form.leave();
    onClose();
  };
  return (
    <Dialog title={id ? 'Edit Picture' : 'Add Picture'} onClose={close}>
      <PictureForm form={form} onCancel={onClose} />
    </Dialog>
  );
}
