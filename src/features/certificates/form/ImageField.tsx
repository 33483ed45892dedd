import { useCallback, useEffect, useRef, useState } from 'react';
import { galleryMessages } from '../../../entities/gallery-item.ts';
import { ImageInput } from '../../../ui/image-input/ImageInput.tsx';
import { isImage } from '../../../ui/image-input/is-image.ts';

type Props = { imageUrl: string | null; onChange: (imageUrl: string | null) => void };

/** The file as an inline image. */
const inlineImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** The certificate's picture: dropped, pasted anywhere on the page, or chosen; and removed. */
export function ImageField({ imageUrl, onChange }: Props) {
  const [error, setError] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (image: string | null) => {
      setError('');
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
    show(await inlineImage(file));
  };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(isImage);
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      inlineImage(file).then(show, (reason: Error) => setError(reason.message));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [show]);
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
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
