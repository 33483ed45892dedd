import { useCallback, useEffect, useState } from 'react';
import { saveFailure, storyMessages } from '../../../lib/post-editing/save-errors.ts';
import { followsTitle, withTitle } from '../../../lib/post-editing/slug.ts';
import { emptyStory, type Story, sameStory } from '../../../lib/post-editing/story.ts';
import {
  dropLocalCopy,
  keepLocalPost,
  localPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useOnceSeen } from '../../../ui/use-once-seen.ts';
import { type Opened, openStory, takeCopy } from './open-story.ts';

/** The 'draft restored' notice lasts this long (spec 2 §2). */
const noticeMs = 3_000;

const loadFailed = 'Failed to load post.';

/** The open post, and the story as written so far. */
export type Current = { opened: Opened | null; story: Story };

/** Whether there are unsaved changes. */
export const isDirty = (now: Current): now is Current & { opened: Opened } =>
  now.opened !== null && (now.opened.base === null || !sameStory(now.story, now.opened.base));

/** The open post and its story: `latest` has a change at once, the values once it is rendered. */
function useCurrent() {
  const start: Current = { opened: null, story: emptyStory };
  const { value, latest, show } = useLatestState(start);
  const write = useCallback(
    (part: Partial<Current>) => show({ ...latest.current, ...part }),
    [latest, show],
  );
  return { ...value, dirty: isDirty(value), latest, write };
}

/** The open post, its story as written so far, and a copy that the device may still offer. */
export function useOpened(id: string) {
  const { opened, story, dirty, latest, write } = useCurrent();
  const [failure, setFailure] = useState('');
  const [follows, setFollows] = useState(true);
  const [notice, setNotice] = useState(false);
  /** Increased when the text is replaced, so that the editor starts from the new one. */
  const [filling, setFilling] = useState(0);

  const fill = useCallback(
    (next: Opened) => {
      write({ opened: next, story: next.story });
      setFollows(followsTitle(next.story));
      setFilling((count) => count + 1);
      setNotice(next.restored !== null);
    },
    [write],
  );

  const load = useCallback(async () => {
    setFailure('');
    try {
      const found = await openStory(id);
      const isOpen = found.etag !== null && latest.current.opened?.etag === found.etag;
      // What was written meanwhile stays, and so does the cursor if the version is the same.
      if (!isOpen && !isDirty(latest.current)) fill(found);
    } catch (error) {
      setFailure(saveFailure(error).message.replace(storyMessages.saveFailed, loadFailed));
    }
  }, [id, fill, latest]);
  useEffect(() => void load(), [load]);

  useOnceSeen(notice, noticeMs, () => setNotice(false));

  /** Continues at once from another version. */
  const standOn = useCallback((next: Opened) => write({ opened: next }), [write]);

  /**
   * Makes room for what is being written; the offered copy stays on the device and stays offered.
   */
  const putAside = () => {
    const { opened: now } = latest.current;
    if (!now?.offered || now.offered.id !== now.localId) return;
    const aside = { ...now.offered, id: newLocalId() };
    if (!keepLocalPost(aside)) return;
    dropLocalCopy(now.offered);
    standOn({ ...now, offered: aside });
  };

  const change = (part: Partial<Story>) => {
    putAside();
    write({ story: { ...latest.current.story, ...part } });
  };

  return {
    opened,
    story,
    failure,
    follows,
    notice,
    filling,
    dirty,
    latest,
    fill,
    load,
    standOn,
    putAside,
    change,
    setTitle: (title: string) => {
      putAside();
      write({ story: withTitle(latest.current.story, title, follows) });
    },
    setSlug: (slug: string) => {
      setFollows(slug === '');
      change({ slug });
    },
    /** Changes the slug and returns the story at once, for a save that follows. */
    withSlug: (slug: string): Story => {
      const next = { ...latest.current.story, slug };
      setFollows(false);
      write({ story: next });
      return next;
    },
    /** Replaces the story with the offered copy. */
    restore: () => {
      if (!opened?.offered) return;
      const { offered } = opened;
      fill(takeCopy(opened, offered));
      if (localPost(opened.localId)) return;
      if (keepLocalPost({ ...offered, id: opened.localId })) dropLocalCopy(offered);
    },
    dismiss: () => {
      if (!opened?.offered) return;
      dropLocalCopy(opened.offered);
      standOn({ ...opened, offered: null });
    },
  };
}

export type OpenedState = ReturnType<typeof useOpened>;
