import { galleryMessages } from '../../../../entities/gallery-item.ts';
import { unlock } from '../../../../owner/unlock.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { GroupError } from '../../../../ui/field/GroupError.tsx';
import { startHere } from '../../../../ui/focus-first.ts';
import { ImageInput } from '../../../../ui/image-input/ImageInput.tsx';
import { sayPicturesAdded } from '../../../../ui/image-input/say-pictures-added.ts';
import { LoadFailure } from '../../../../ui/record-form/LoadFailure.tsx';
import { RecordFormFrame } from '../../../../ui/record-form/RecordFormFrame.tsx';
import type { RecordForm } from '../../../../ui/record-form/use-record-form.ts';
import { TagInput } from '../../../../ui/tag-input/TagInput.tsx';
import type { FieldErrors } from '../../../../ui/use-field-errors.ts';
import type { PictureValues } from './picture-values.ts';
import { UploadWaits } from './UploadWaits.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const theirs = ({ title, description }: PictureValues) => (
  <p>
    <b>{title}</b> {description}
  </p>
);

type Props = { form: RecordForm<PictureValues>; onCancel: () => void };

/** The form of a picture: its image, its texts, and its position among the others. */
export function PictureForm({ form, onCancel }: Props) {
  const { upload, waits } = usePictureUpload();
  if (form.failure) {
    const { loadFailed, notFound } = galleryMessages;
    return <LoadFailure form={form} text={loadFailed} notFound={notFound} />;
  }
  if (!form.editing) return <p className="meta">Loading…</p>;
  const { errors, change } = form;
  const { value } = form.editing;
  return (
    <div className="picture-form">
      <RecordFormFrame
        form={form}
        onCancel={onCancel}
        submit={{ label: 'Save', busyLabel: 'Saving...' }}
        unlock={unlock}
        failed={galleryMessages.saveFailed}
        theirs={theirs}
      >
        <PictureField form={form} upload={upload} error={errors.imageUrl} />
        <PictureWords value={value} errors={errors} onChange={change} />
      </RecordFormFrame>
      {waits && form.obstacle?.kind !== 'signed-out' && <UploadWaits words={waits} />}
    </div>
  );
}

type Change = (patch: Partial<PictureValues>) => void;

type PictureProps = {
  form: RecordForm<PictureValues>;
  upload: (file: File) => Promise<string>;
  error: string | undefined;
};

/** The image, uploaded as soon as it is chosen. */
function PictureField({ form, upload, error }: PictureProps) {
  const imageUrl = form.editing?.value.imageUrl;
  const take = async ([file]: File[]) => {
    if (!file) return;
    form.change({ imageUrl: await upload(file) });
    sayPicturesAdded(1);
  };
  return (
    <div className="field">
      {imageUrl && <img src={imageUrl} alt="As it will be shown" />}
      <ImageInput
        label={imageUrl ? 'Change picture' : 'Choose picture'}
        onImages={(files) => form.pictures.during(() => take(files))}
      />
      <GroupError>{error}</GroupError>
    </div>
  );
}

type WordsProps = { value: PictureValues; errors: FieldErrors; onChange: Change };

function PictureWords({ value, errors, onChange }: WordsProps) {
  return (
    <>
      <Field label="Title" required error={errors.title}>
        {(ids) => (
          <input
            {...ids}
            ref={startHere}
            className="input"
            value={value.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" aside="optional" error={errors.description}>
        {(ids) => (
          <textarea
            {...ids}
            className="input"
            rows={3}
            value={value.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Tags" aside="optional" error={errors.tags}>
        {(ids) => (
          <TagInput
            ids={ids}
            tags={value.tags}
            placeholder="Section, Scan"
            onChange={(tags) => onChange({ tags })}
          />
        )}
      </Field>
      <Field label="Position" error={errors.sortOrder} hint="Lower stands first.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            inputMode="numeric"
            value={value.sortOrder}
            onChange={(event) => onChange({ sortOrder: event.target.value })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={value.published}
          onChange={(event) => onChange({ published: event.target.checked })}
        />
        Published
      </label>
    </>
  );
}
