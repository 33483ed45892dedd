import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFailure, storyMessages } from '../../../lib/post-editing/save-errors.ts';
import { followsTitle, withTitle } from '../../../lib/post-editing/slug.ts';
import { emptyStory, type Story, sameStory } from '../../../lib/post-editing/story.ts';
import {
  dropLocalPosts,
  keepLocalPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { type Opened, openStory, takeCopy } from './open-story.ts';

/** The 'draft restored' notice lasts this long (spec 2 §2). */
const noticeMs = 3_000;

const loadFailed = 'Failed to load post.';

/** The post that is open, and what is written of it. */
export type Current = { opened: Opened | null; story: Story };

/** Whether something is written that is not stored. */
export const isDirty = (now: Current): now is Current & { opened: Opened } =>
  now.opened !== null && (now.opened.base === null || !sameStory(now.story, now.opened.base));

/** What is open and written: `latest` knows of a change at once, the screen when it is shown. */
function useCurrent() {
  const [shown, setShown] = useState<Current>({ opened: null, story: emptyStory });
  const latest = useRef(shown);
  const write = useCallback((part: Partial<Current>) => {
    latest.current = { ...latest.current, ...part };
    setShown(latest.current);
  }, []);
  return { ...shown, dirty: isDirty(shown), latest, write };
}

/** The post that is open, what is written of it, and words of it that the device still has. */
export function useOpened(id: string) {
  const { opened, story, dirty, latest, write } = useCurrent();
  const [failure, setFailure] = useState('');
  const [follows, setFollows] = useState(true);
  const [notice, setNotice] = useState(false);
  /** Grows when the text is filled anew, so that the editor starts from it. */
  const [filling, setFilling] = useState(0);

  const fill = useCallback(
    (next: Opened) => {
      write({ opened: next, story: next.story });
      setFollows(followsTitle(next.story));
      setFilling((count) => count + 1);
      setNotice(next.restored);
    },
    [write],
  );

  const load = useCallback(async () => {
    setFailure('');
    try {
      const found = await openStory(id);
      const isOpen = found.etag !== null && latest.current.opened?.etag === found.etag;
      // What was written meanwhile stays; and so does the place where someone is about to write.
      if (!isOpen && !isDirty(latest.current)) fill(found);
    } catch (error) {
      setFailure(saveFailure(error).message.replace(storyMessages.saveFailed, loadFailed));
    }
  }, [id, fill, latest]);
  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(false), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);

  /** Another version to go on from, at once. */
  const standOn = useCallback((next: Opened) => write({ opened: next }), [write]);

  /** An offered copy makes room for what is being written; it stays on the device, and offered. */
  const putAside = () => {
    const { opened: now } = latest.current;
    if (!now?.offered || now.offered.id !== now.localId) return;
    const aside = { ...now.offered, id: newLocalId() };
    if (keepLocalPost(aside)) standOn({ ...now, offered: aside });
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
    /** The story with another slug, at once: for a save that follows. */
    withSlug: (slug: string): Story => {
      const next = { ...latest.current.story, slug };
      setFollows(false);
      write({ story: next });
      return next;
    },
    /** The offered copy, instead of what is stored. */
    restore: () => {
      if (!opened?.offered) return;
      const { offered } = opened;
      fill(takeCopy(opened, offered));
      if (offered.id === opened.localId) return;
      if (keepLocalPost({ ...offered, id: opened.localId })) dropLocalPosts([offered.id]);
    },
    dismiss: () => {
      if (!opened?.offered) return;
      dropLocalPosts([opened.offered.id]);
      standOn({ ...opened, offered: null });
    },
  };
}

export type OpenedState = ReturnType<typeof useOpened>;
