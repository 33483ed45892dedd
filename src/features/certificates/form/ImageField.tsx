import { useCallback, useEffect, useRef, useState } from 'react';
import { galleryMessages } from '../../../entities/gallery-item.ts';
import { uploadLimits, uploadMessages } from '../../../entities/upload.ts';
import { ImageInput } from '../../../ui/image-input/ImageInput.tsx';
import { isImage } from '../../../ui/image-input/is-image.ts';

type Props = {
  imageUrl: string | null;
  /** What the server found wrong with it. */
  refusal: string | undefined;
  onChange: (imageUrl: string | null) => void;
  /** Makes a save wait for a picture that is being read. */
  during: <T>(reading: Promise<T>) => Promise<T>;
};

/** The file as an inline image; rejects with the reason when it cannot become one. */
const inlineImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    if (file.size > uploadLimits.bytes) throw new Error(uploadMessages.tooLarge);
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** The certificate's picture: dropped, pasted anywhere on the page, or chosen; and removed. */
export function ImageField({ imageUrl, refusal, onChange, during }: Props) {
  const [unreadable, setUnreadable] = useState('');
  const error = unreadable || refusal;
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (image: string | null) => {
      setUnreadable('');
      onChange(image);
    },
    [onChange],
  );
  const remove = () => {
    show(null);
    place.current?.querySelector<HTMLElement>('.image-input button')?.focus();
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    if (!isImage(file)) throw new Error(galleryMessages.missingImage);
    await during(inlineImage(file).then(show));
  };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(isImage);
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      during(inlineImage(file).then(show)).catch((reason: Error) => setUnreadable(reason.message));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [show, during]);
  return (
    <div ref={place} className="field">
      <span className="field-name">Certificate Image</span>
      {imageUrl && (
        <div className="image-now">
          <img src={imageUrl} alt="The certificate as it will be shown" />
          <button className="button" type="button" onClick={remove}>
            Remove
          </button>
        </div>
      )}
      <ImageInput label="Choose image" onImages={take} />
      {error && (
        <p className="field-error alone" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
