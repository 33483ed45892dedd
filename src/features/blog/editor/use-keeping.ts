import { useCallback, useEffect, useRef, useState } from 'react';
import { type Story, writtenOf } from '../../../lib/post-editing/story.ts';
import { postEditPath } from '../../../lib/routes.ts';
import { dropLocalPosts, keepLocalPost } from '../../../stores/local-posts/local-posts.ts';
import type { Opened } from './open-story.ts';

/** A local copy autosaves this long after the last change (spec 2 §4). */
const autosaveMs = 800;

type Holding = { opened: Opened; story: Story; dirty: boolean };

/** When the words were last kept on the device: null not yet, false when it cannot keep them. */
export type KeptAt = Date | false | null;

function keepOn({ opened, story }: Holding): boolean {
  const { localId: id, createdAt, etag } = opened;
  const updatedAt = new Date().toISOString();
  return keepLocalPost({ ...writtenOf(story), id, createdAt, updatedAt, etag });
}

/** The address leads back to what is being written. */
function nameInAddress({ localId, serverId }: Opened): void {
  const path = postEditPath(localId);
  if (serverId === null && location.pathname !== path) history.replaceState(null, '', path);
}

/**
 * Keeps what is written on the device: 800 ms after a change, and at once when the page is hidden
 * or left. Words that are the stored ones again need no copy.
 */
export function useKeeping(opened: Opened | null, story: Story, dirty: boolean) {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const holding = useRef<Holding | null>(null);
  const isDone = useRef(false);
  holding.current = opened && { opened, story, dirty };
  const wasDirty = useRef(false);

  const keep = useCallback((): boolean => {
    const now = holding.current;
    if (!now?.dirty || isDone.current) return true;
    const kept = keepOn(now);
    setKeptAt(kept && new Date());
    if (kept) nameInAddress(now.opened);
    return kept;
  }, []);

  useEffect(() => {
    if (opened && wasDirty.current && !dirty) {
      dropLocalPosts([opened.localId]);
      setKeptAt(null);
    }
    wasDirty.current = dirty;
    if (!dirty || !story) return;
    const timer = setTimeout(keep, autosaveMs);
    return () => clearTimeout(timer);
  }, [opened, story, dirty, keep]);

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    /** Who comes back by the Back button edits what is published now. */
    const startAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isDone.current) location.reload();
    };
    window.addEventListener('pageshow', startAnew);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      window.removeEventListener('pageshow', startAnew);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [keep]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (holding.current?.dirty && !isDone.current && !keep()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [keep]);

  /** From now on nothing is kept: what was written is published or let go. */
  const done = useCallback(() => {
    isDone.current = true;
  }, []);
  return { keptAt, keep, done };
}
