import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  type GalleryItemView,
  galleryMessages,
  isShown,
} from '../../../../entities/gallery-item.ts';
import { bySortOrder, thenById } from '../../../../entities/sort-order.ts';
import { isCertificatePicture } from '../../../../lib/certificates.ts';
import { deletedWords } from '../../../../lib/deleted-words.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { deletionOf } from '../../../../owner/deletion.ts';
import { keepNotice } from '../../../../stores/notice.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { focusBeside } from '../../../../ui/confirm/focus-beside.ts';
import { reloadedTo, reloadTo } from '../../../../ui/reload-to.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { editButtons, focusBack } from './edit-buttons.ts';
import { $editedPicture } from './edited-picture.ts';
import galleryOwnerStyles from './gallery-owner.css?inline';
import { PictureDialog } from './PictureDialog.tsx';

adoptStyles(galleryOwnerStyles);

const addPicture = 'Add picture';
const focusAfterReload = reloadedTo(addPicture);

type Remove = (picture: GalleryItemView, button: HTMLElement) => void;

type Props = { section: HTMLElement; bar: HTMLElement; loaded: readonly GalleryItemView[] };

const inOrder = (pictures: readonly GalleryItemView[]) => pictures.toSorted(thenById(bySortOrder));

/** A picture that is a certificate stands among the cards above, which the server draws. */
function showAnew(words: string): void {
  if (words) keepNotice(words);
  reloadTo(addPicture);
}

/** The gallery with the owner's tools; the owner also sees unpublished pictures. */
export function GalleryOwner({ section, bar, loaded }: Props) {
  const isOwner = useStore($ownerToken) !== null;
  const edited = useStore($editedPicture);
  const [all, setAll] = useState(() => inOrder(loaded));
  const pictures = all.filter(
    (one) => isShown(one.title) && !isCertificatePicture(one) && (isOwner || one.published),
  );
  useLayoutEffect(() => {
    section.hidden = pictures.length === 0 && !isOwner && edited === null;
  });

  const saved = (picture: GalleryItemView, words: string) => {
    const before = all.find(({ id }) => id === picture.id);
    if ([before, picture].some((one) => one && isCertificatePicture(one))) return showAnew(words);
    setAll(inOrder([...all.filter(({ id }) => id !== picture.id), picture]));
    if (words) showToast(words);
  };
  const close = () => {
    $editedPicture.set(null);
    focusBack(section, edited);
  };
  const remove: Remove = async (picture, button) => {
    const { id, title } = picture;
    const begin = deletionOf('gallery', id, picture);
    const run = await confirmedDeletion(galleryMessages.confirmDelete, begin, {
      name: title,
      button,
    });
    if (!run) return;
    try {
      if (!(await run())) return;
      const at = pictures.findIndex((one) => one.id === id);
      flushSync(() => setAll((now) => now.filter((one) => one.id !== id)));
      showToast(deletedWords());
      focusBeside(editButtons(section), at, bar.querySelector('button'));
    } catch (error) {
      showToast('Failed to delete the picture.', 'failed', failureWords(error));
    }
  };

  return (
    <>
      {pictures.map((picture) => (
        <Picture key={picture.id} picture={picture} onDelete={isOwner ? remove : null} />
      ))}
      {isOwner && pictures.length === 0 && (
        <p className="meta">No pictures yet. Visitors do not see this part of the page.</p>
      )}
      {isOwner && createPortal(<AddPicture />, bar)}
      {edited !== null && (
        <PictureDialog
          key={edited}
          id={edited}
          place={Math.max(0, ...all.map(({ sortOrder }) => sortOrder)) + 1}
          onSaved={saved}
          onClose={close}
        />
      )}
    </>
  );
}

const AddPicture = () => (
  <button
    ref={focusAfterReload}
    className="button"
    type="button"
    onClick={() => $editedPicture.set('')}
  >
    {addPicture}
  </button>
);

type PictureProps = {
  picture: GalleryItemView;
  onDelete: Remove | null;
};

function Picture({ picture, onDelete }: PictureProps) {
  const { id, title, description, imageUrl, published } = picture;
  return (
    <figure data-picture={id}>
      {imageUrl && <img src={imageUrl} alt={title} loading="lazy" decoding="async" />}
      <figcaption>
        <b>{title}</b> <span className="words">{description}</span>
        {!published && <span className="unpublished">Not published</span>}
      </figcaption>
      {onDelete && (
        <div className="row owner-actions">
          <button
            className="button quiet"
            type="button"
            aria-label={`Edit ${title}`}
            onClick={() => $editedPicture.set(id)}
          >
            Edit
          </button>
          <button
            className="button quiet"
            type="button"
            aria-label={`Delete ${title}`}
            onClick={({ currentTarget }) => onDelete(picture, currentTarget)}
          >
            Delete
          </button>
        </div>
      )}
    </figure>
  );
}
