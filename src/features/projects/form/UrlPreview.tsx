import { useEffect, useState } from 'react';
import { linkPreview } from '../../../lib/projects/draft.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The preview follows typing after this delay (spec 2 §9). */
const debounceMs = 500;

/** A card with the project's link, once it is a valid address; nothing is fetched. */
export function UrlPreview({ url }: { url: string }) {
  const [shown, setShown] = useState(url);
  useEffect(() => {
    const timer = setTimeout(() => setShown(url), debounceMs);
    return () => clearTimeout(timer);
  }, [url]);
  const preview = linkPreview(shown);
  if (!preview) return null;
  return (
    <a className="url-preview" href={shown.trim()} target="_blank" rel="noopener noreferrer">
      <Icon name="link" />
      <span>
        <b>{preview.host}</b>
        <span className="meta">{preview.path}</span>
      </span>
      <Icon name="out" small />
    </a>
  );
}
