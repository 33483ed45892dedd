import { type SubmitEvent, useState } from 'react';
import { uploadMessages } from '../../../../entities/upload.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../../ui/field/Field.tsx';
import { startHere } from '../../../../ui/focus-first.ts';
import type { Picture } from '../text/figure.ts';

type Props = {
  picture: Picture;
  /** Whether it moves, and so is not shown as it was chosen. */
  moving: boolean;
  /** What the button says that takes the description. */
  action: string;
  onDone: (picture: Picture) => void;
  /** Gets the picture as described so far. */
  onClose: (picture: Picture) => void;
};

/** Asks for a description of a picture, for people who cannot see it. */
export function PictureDialog({ picture, moving, action, onDone, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  const [decorative, setDecorative] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (alt.trim() !== '' || decorative) onDone({ ...picture, alt: decorative ? '' : alt.trim() });
  };
  const close = () => onClose({ ...picture, alt });
  return (
    <Dialog title="Describe the picture" onClose={close}>
      <form className="picture-form" onSubmit={submit}>
        <img src={picture.src} alt="" />
        {moving && <p className="hint">{uploadMessages.firstFrame}</p>}
        <Field
          label="Alternative text"
          hint="What it shows, for those who do not see it. Its caption is written in the text."
        >
          {(ids) => (
            <textarea
              {...ids}
              ref={startHere}
              className="textarea"
              rows={2}
              value={alt}
              disabled={decorative}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
        <label className="check">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          It is decoration and says nothing
        </label>
        <div className="row">
          <button
            className="button primary"
            type="submit"
            disabled={alt.trim() === '' && !decorative}
          >
            {action}
          </button>
          <button className="button" type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
