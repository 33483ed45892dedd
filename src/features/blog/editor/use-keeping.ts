import { useCallback, useEffect, useRef, useState } from 'react';
import { type Story, writtenOf } from '../../../lib/post-editing/story.ts';
import { postEditPath } from '../../../lib/routes.ts';
import {
  dropLocalPosts,
  keepLocalPost,
  localPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import type { Opened } from './open-story.ts';

/** A local copy autosaves this long after the last change (spec 2 §4). */
const autosaveMs = 800;

type Holding = { opened: Opened; story: Story; dirty: boolean };

/** When the words were last kept on the device: null not yet, false when it cannot keep them. */
export type KeptAt = Date | false | null;

function keepOn({ opened, story }: Holding, updatedAt: string): boolean {
  const { localId: id, createdAt, etag } = opened;
  return keepLocalPost({ ...writtenOf(story), id, createdAt, updatedAt, etag });
}

/** The address leads back to what is being written. */
function nameInAddress({ localId, serverId }: Opened): void {
  const path = postEditPath(localId);
  if (serverId === null && location.pathname !== path) history.replaceState(null, '', path);
}

/** Runs `listener` on events of the window, from now on until the given function is called. */
function onWindow<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

/**
 * Keeps what is written on the device: 800 ms after a change, and at once when the page is hidden
 * or left. Words that are the stored ones again need no copy.
 *
 * @param standOn is given the post under another id, where another tab writes under the same.
 */
export function useKeeping(
  opened: Opened | null,
  story: Story,
  dirty: boolean,
  standOn: (next: Opened) => void,
) {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const holding = useRef<Holding | null>(null);
  const isDone = useRef(false);
  const lastKept = useRef('');
  const wasDirty = useRef(false);
  const stand = useRef(standOn);
  holding.current = opened && { opened, story, dirty };
  stand.current = standOn;

  const keep = useCallback((): boolean => {
    const now = holding.current;
    if (!now?.dirty || isDone.current) return true;
    const moment = new Date().toISOString();
    const kept = keepOn(now, moment);
    setKeptAt(kept && new Date(moment));
    if (!kept) return false;
    lastKept.current = moment;
    nameInAddress(now.opened);
    return true;
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

  /** Another tab let go of this tab's words, or put its own in their place: these are kept again. */
  const keepApart = useCallback(() => {
    const now = holding.current;
    if (!now?.dirty || isDone.current || lastKept.current === '') return;
    const copy = localPost(now.opened.localId);
    if (copy?.updatedAt === lastKept.current) return;
    const localId = copy ? newLocalId() : now.opened.localId;
    holding.current = { ...now, opened: { ...now.opened, localId } };
    if (copy) stand.current(holding.current.opened);
    keep();
  }, [keep]);

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepHidden);
    const stops = [
      onWindow('storage', keepApart),
      onWindow('pagehide', keep),
      onWindow('beforeunload', (event) => {
        if (!keep()) event.preventDefault();
      }),
      // Who comes back by the Back button edits what is published now.
      onWindow('pageshow', ({ persisted }) => {
        if (persisted && isDone.current) location.reload();
      }),
    ];
    return () => {
      document.removeEventListener('visibilitychange', keepHidden);
      for (const stop of stops) stop();
    };
  }, [keep, keepApart]);

  /** From now on nothing is kept: what was written is published or let go. */
  const done = useCallback(() => {
    isDone.current = true;
  }, []);
  return { keptAt, keep, done };
}
