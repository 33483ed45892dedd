import { useCallback, useEffect, useRef, useState } from 'react';
import { isImageAddress } from '../../../entities/address-fields.ts';
import { galleryMessages } from '../../../entities/gallery-item.ts';
import { uploadLimits, uploadMessages } from '../../../entities/upload.ts';
import { GroupError } from '../../../ui/field/GroupError.tsx';
import { ImageInput } from '../../../ui/image-input/ImageInput.tsx';
import { imagesIn, isImage } from '../../../ui/image-input/is-image.ts';
import { sayPicturesAdded } from '../../../ui/image-input/say-pictures-added.ts';

type Props = {
  imageUrl: string | null;
  /** What the server found wrong with it. */
  refusal: string | undefined;
  onChange: (imageUrl: string | null) => void;
  /** Makes a save wait for a picture that is being read. */
  during: <T>(read: () => Promise<T>) => Promise<T>;
};

const dataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** Whether the browser can read an image; a file's type only tells its name's ending. */
async function isReadable(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}

/** The file as an inline image that can be saved; rejects with the reason when it cannot be one. */
async function inlineImage(file: File): Promise<string> {
  if (!isImage(file)) throw new Error(galleryMessages.missingImage);
  if (file.size > uploadLimits.bytes) throw new Error(uploadMessages.tooLarge);
  const address = await dataAddress(file);
  if (!isImageAddress(address) || !(await isReadable(address)))
    throw new Error(uploadMessages.unreadable);
  return address;
}

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
  const take = useCallback(
    async (file: File | undefined) => {
      if (!file) return;
      setUnreadable('');
      const read = async () => {
        show(await inlineImage(file));
        sayPicturesAdded(1);
      };
      await during(read).catch((reason: Error) => setUnreadable(reason.message));
    },
    [show, during],
  );
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = imagesIn(event.clipboardData);
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      void take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [take]);
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
      <ImageInput label="Choose image" onImages={([file]) => take(file)} />
      <GroupError>{error}</GroupError>
    </div>
  );
}
