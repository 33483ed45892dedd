import { useCallback, useEffect, useRef, useState } from 'react';
import { type Story, writtenOf } from '../../../lib/post-editing/story.ts';
import { postEditPath } from '../../../lib/routes.ts';
import {
  dropLocalPosts,
  keepLocalPost,
  localPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { useFreshOnReturn } from '../../../ui/use-fresh-on-return.ts';
import { whenLeft } from '../../../ui/when-left.ts';
import type { Opened } from './open-story.ts';
import { isDirty, type OpenedState } from './use-opened.ts';

/** A local copy autosaves this long after the last change (spec 2 §4). */
const autosaveMs = 800;

/** When the words were last kept on the device: null not yet, false when it cannot keep them. */
export type KeptAt = Date | false | null;

function keepOn(opened: Opened, story: Story, updatedAt: string): boolean {
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

type State = Pick<OpenedState, 'opened' | 'story' | 'dirty' | 'latest' | 'standOn'>;

/**
 * Keeps what is written on the device: 800 ms after a change, and at once when the page is hidden
 * or left, be it shown by then or not. Words that are the stored ones again need no copy.
 */
export function useKeeping({ opened, story, dirty, latest, standOn }: State) {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const isDone = useRef(false);
  const lastKept = useRef('');
  const wasDirty = useRef(false);

  useFreshOnReturn(isDone);

  const keep = useCallback((): boolean => {
    const now = latest.current;
    if (!isDirty(now) || isDone.current) return true;
    const moment = new Date().toISOString();
    const kept = keepOn(now.opened, now.story, moment);
    setKeptAt(kept && new Date(moment));
    if (!kept) return false;
    lastKept.current = moment;
    nameInAddress(now.opened);
    return true;
  }, [latest]);

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
    const now = latest.current;
    if (!isDirty(now) || isDone.current || lastKept.current === '') return;
    const copy = localPost(now.opened.localId);
    if (copy?.updatedAt === lastKept.current) return;
    if (copy) standOn({ ...now.opened, localId: newLocalId() });
    keep();
  }, [latest, standOn, keep]);

  useEffect(() => {
    const stops = [
      whenLeft(keep),
      onWindow('storage', keepApart),
      onWindow('beforeunload', (event) => {
        if (!keep()) event.preventDefault();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [keep, keepApart]);

  /** From now on nothing is kept: what was written is published or let go. */
  const done = useCallback(() => {
    isDone.current = true;
  }, []);
  return { keptAt, keep, done };
}
