import { Note } from '../../../../ui/note/Note.tsx';
import type { Pictures } from './use-pictures.ts';

/** Shows which pictures are being uploaded and which failed. */
export function PictureNotes({ pictures }: { pictures: Pictures }) {
  const { uploading, failed } = pictures;
  return (
    <div className="picture-notes" aria-live="polite">
      {uploading > 0 && (
        <p className="meta">Uploading {uploading === 1 ? 'a picture' : 'pictures'}…</p>
      )}
      {failed.map((picture) => (
        <Note
          key={picture.file.name + picture.place.at}
          kind="danger"
          actions={
            <>
              <button className="button" type="button" onClick={() => pictures.retry(picture)}>
                Try again
              </button>
              <button
                className="button quiet"
                type="button"
                onClick={() => pictures.giveUp(picture)}
              >
                Leave it out
              </button>
            </>
          }
        >
          <p>
            <b>{picture.file.name || 'Picture'}</b>: {picture.message} Your text is not affected.
          </p>
        </Note>
      ))}
    </div>
  );
}
