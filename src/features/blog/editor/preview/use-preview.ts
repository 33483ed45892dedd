import { useEffect, useState } from 'react';
import type { PostPreview } from '../../../../entities/post.ts';
import { toMarkup } from '../../../../lib/post-body/markdown.ts';
import { storyLength } from '../../../../lib/post-editing/length.ts';
import { localBody } from '../../reader/local/local-body.ts';
import { readPreview } from '../story-api.ts';

/** The server is asked once the writer pauses for this long. */
const pauseMs = 400;

/** A draft as readers will see it. */
export type Shown = Pick<PostPreview, 'html' | 'words' | 'minutes'> & {
  /** Whether the server rendered it; otherwise the browser did, without colours in code. */
  exact: boolean;
};

const locally = (body: string): Shown => ({
  html: localBody(body),
  ...storyLength(toMarkup(body)),
  exact: false,
});

/**
 * Renders a body on the server, or in the browser while the server cannot be asked.
 *
 * @param filling changes when another story is shown, which is rendered in the browser at once
 */
export function usePreview(body: string, owner: boolean, filling: number): Shown {
  const [filled, setFilled] = useState(filling);
  const [shown, setShown] = useState<Shown>(() => locally(body));
  if (filled !== filling) {
    setFilled(filling);
    setShown(locally(body));
  }
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Shown) => isCurrent && setShown(next);
    const ask = async () => {
      if (!owner) return show(locally(body));
      try {
        show({ ...(await readPreview(body)), exact: true });
      } catch {
        show(locally(body)); // the text is what matters; saving will report the error
      }
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body, owner]);
  return shown;
}
