import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { imageItems, listItems, listText, moved } from '../../../lib/projects/draft.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ImageInput } from '../../../ui/image-input/ImageInput.tsx';
import { TagInput } from '../../../ui/tag-input/TagInput.tsx';
import type { TabProps } from './tab-props.ts';

/** The project's technologies and pictures. */
export function MediaTab({ form, editable }: TabProps) {
  const { draft, errors, change } = form;
  const known = [...new Set(form.loaded?.others.flatMap(({ techStack }) => techStack))];
  const images = imageItems(draft.images);
  return (
    <>
      <Field label="Tech Stack" aside="Enter or comma adds" error={errors.techStack}>
        {(ids) => (
          <TagInput
            ids={ids}
            tags={listItems(draft.techStack)}
            onChange={(tags) => change({ techStack: listText(tags) })}
            placeholder="Add technology"
            suggestions={known}
            disabled={!editable}
          />
        )}
      </Field>
      <Field label="Image URLs" aside="separated by commas" error={errors.images}>
        {(ids) => (
          <textarea
            {...ids}
            className="textarea"
            rows={3}
            value={draft.images}
            disabled={!editable}
            onChange={(event) => change({ images: event.target.value })}
          />
        )}
      </Field>
      <ImageInput label="Upload images" multiple disabled={!editable} onImages={form.upload} />
      <Thumbnails
        images={images}
        editable={editable}
        onChange={(next) => change({ images: listText(next) })}
      />
    </>
  );
}

type ThumbnailsProps = {
  images: readonly string[];
  editable: boolean;
  onChange: (images: string[]) => void;
};

/** The images in order; the first is the card's. */
function Thumbnails({ images, editable, onChange }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  /**
   * Keeps focus with the image, on the same button or the nearest enabled one; after the last image
   * it goes to where others are added.
   */
  const change = (next: string[], at: number, button: number) => {
    const adding = list.current?.parentElement?.querySelector<HTMLElement>('.image-input button');
    flushSync(() => onChange(next));
    if (next.length === 0) return adding?.focus();
    const item = list.current?.children[Math.min(at, next.length - 1)];
    const buttons = [...(item?.querySelectorAll('button') ?? [])];
    const open = buttons.filter(({ disabled }) => !disabled);
    (open.find((one) => one === buttons[button]) ?? open[0])?.focus();
  };
  if (images.length === 0) return null;
  return (
    <ol className="thumbnails" ref={list}>
      {images.map((address, at) => (
        <li key={`${address} ${at}`}>
          <Thumbnail src={address} alt={`${at + 1} of ${images.length}`} />
          {editable && (
            <div className="row">
              <button
                className="icon-button"
                type="button"
                aria-label={`Move ${at + 1} earlier`}
                disabled={at === 0}
                onClick={() => change(moved(images, at, at - 1), at - 1, 0)}
              >
                <Icon name="previous" />
              </button>
              <button
                className="icon-button"
                type="button"
                aria-label={`Move ${at + 1} later`}
                disabled={at === images.length - 1}
                onClick={() => change(moved(images, at, at + 1), at + 1, 1)}
              >
                <Icon name="next" />
              </button>
              <button
                className="icon-button"
                type="button"
                aria-label={`Remove ${at + 1}`}
                onClick={() => change(images.toSpliced(at, 1), at, 2)}
              >
                <Icon name="remove" />
              </button>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** One image, or a message if it cannot be loaded. */
function Thumbnail({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="no-image">{alt}: this image cannot be loaded.</p>;
  return <img src={src} alt={alt} onError={() => setFailed(true)} />;
}
