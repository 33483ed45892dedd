import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { uploadMessages } from '../../entities/upload.ts';
import { failureWords } from '../../lib/save-words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import imageInputStyles from './image-input.css?inline';
import { imagesIn } from './is-image.ts';
import { isMoving } from './is-moving.ts';

adoptStyles(imageInputStyles);

type Props = {
  label: string;
  /**
   * Receives the files, which may be of any type if chosen; rejects with a message fit to show. Is
   * called again while others are under way, if more are dropped or pasted.
   */
  onImages: (files: File[]) => Promise<void>;
  multiple?: boolean;
  disabled?: boolean;
};

/** An input for pictures: by button, by dropping, or by pasting. */
export function ImageInput({ label, onImages, multiple = false, disabled = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [underWay, setUnderWay] = useState(0);
  const busy = underWay > 0;
  const [error, setError] = useState('');
  const [advice, setAdvice] = useState('');

  const take = async (files: File[]) => {
    if (files.length === 0 || disabled) return;
    setUnderWay((count) => count + 1);
    if (!busy) setError('');
    if (!busy) setAdvice('');
    const taken = multiple ? files : files.slice(0, 1);
    try {
      await onImages(taken);
      const moving = await Promise.all(taken.map(isMoving));
      if (moving.includes(true)) setAdvice(uploadMessages.firstFrame);
    } catch (reason) {
      setError((before) => `${before} ${failureWords(reason)}`.trim());
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const images = imagesIn(event.dataTransfer);
    if (!disabled && images.length === 0 && event.dataTransfer.files.length > 0) {
      setError(uploadMessages.unreadable);
    }
    void take(images);
  };
  const paste = (event: ClipboardEvent) => {
    const files = imagesIn(event.clipboardData);
    if (files.length > 0) event.preventDefault();
    void take(files);
  };

  return (
    <section
      className="image-input"
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        multiple={multiple}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <button
        className="button"
        type="button"
        aria-disabled={disabled || busy}
        onClick={() => disabled || busy || input.current?.click()}
      >
        {busy ? 'Uploading…' : label}
      </button>
      <span className="hint">or drop or paste {multiple ? 'pictures' : 'a picture'} here</span>
      {advice && (
        <p className="hint" role="status">
          {advice}
        </p>
      )}
      {error && (
        <p className="field-error alone" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
