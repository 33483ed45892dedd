import { useCallback, useEffect, useRef, useState } from 'react';
import { postEditPath } from '../../../lib/form-routes.ts';
import { type Story, writtenOf } from '../../../lib/post-editing/story.ts';
import type { LocalPost } from '../../../stores/local-posts/local-post.ts';
import {
  dropLocalCopy,
  keepLocalPost,
  localPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { createDebounce } from '../../../ui/debounce.ts';
import { useFreshOnReturn } from '../../../ui/use-fresh-on-return.ts';
import { whenLeft } from '../../../ui/when-left.ts';
import type { Opened } from './open-story.ts';
import { type Current, isDirty, type OpenedState } from './use-opened.ts';

/** A local copy autosaves this long after the last change (spec 2 §4). */
const autosaveMs = 800;

/** When the draft was last kept on the device: null if not yet, false if it cannot be kept. */
export type KeptAt = Date | false | null;

function keepOn(opened: Opened, story: Story, updatedAt: string): boolean {
  const { localId: id, createdAt, etag } = opened;
  return keepLocalPost({ ...writtenOf(story), id, createdAt, updatedAt, etag });
}

/** Whether nothing was written since a draft was restored. */
const isUntouched = ({ opened, story }: Current) =>
  opened !== null && opened.restored !== null && story === opened.story;

/** Puts a new draft's id into the address, so that a reload leads back to it. */
function nameInAddress({ localId, serverId }: Opened): void {
  const path = postEditPath(localId);
  if (serverId === null && location.pathname !== path) history.replaceState(null, '', path);
}

/** Runs `listener` on events of the window until the returned function is called. */
function onWindow<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

type State = Pick<OpenedState, 'opened' | 'story' | 'dirty' | 'latest' | 'standOn'>;

/**
 * Keeps the draft on the device: 800 ms after the last change, every 3 s while changes come without
 * a pause, and at once when the page is hidden or left, even if the change is not rendered yet. A
 * story equal to the stored one needs no copy.
 */
export function useKeeping({ opened, story, dirty, latest, standOn }: State) {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const [postpone] = useState(() => createDebounce(autosaveMs));
  /** The story that was published or discarded; what is written since is kept again. */
  const isDone = useRef<Story | null>(null);
  /** The moment of this tab's own copy: the one it restored, then the one it kept. */
  const own = useRef<string | null>(null);
  const wasDirty = useRef(false);

  useFreshOnReturn(isDone);

  const restored = opened?.restored ?? null;
  useEffect(() => {
    if (restored === null) return;
    own.current = restored;
    setKeptAt(restored === '' ? null : new Date(restored));
  }, [restored]);

  const isOwn = useCallback((copy?: LocalPost) => copy?.updatedAt === own.current, []);

  /** Where this tab keeps its draft: never over another tab's. */
  const ownPlace = useCallback(
    (now: Opened): Opened => {
      const copy = localPost(now.localId);
      if (!copy || isOwn(copy)) return now;
      const apart = { ...now, localId: newLocalId() };
      standOn(apart);
      return apart;
    },
    [standOn, isOwn],
  );

  /** Keeps the draft unless the device has it; false when the device cannot. */
  const keep = useCallback((): boolean => {
    const now = latest.current;
    if (!isDirty(now) || isDone.current === now.story) return true;
    if (isUntouched(now) && isOwn(localPost(now.opened.localId))) return true;
    const moment = new Date().toISOString();
    const place = ownPlace(now.opened);
    const kept = keepOn(place, now.story, moment);
    setKeptAt(kept && new Date(moment));
    if (!kept) return false;
    own.current = moment;
    nameInAddress(place);
    return true;
  }, [latest, ownPlace, isOwn]);

  /** The same without being asked to: another tab that went on from a restored draft has it. */
  const autosave = useCallback(() => isUntouched(latest.current) || keep(), [latest, keep]);

  /** Drops this tab's copy, but never another tab's. */
  const letGo = useCallback(() => {
    const { opened: now } = latest.current;
    if (now && own.current !== null) dropLocalCopy({ id: now.localId, updatedAt: own.current });
  }, [latest]);

  useEffect(() => {
    if (wasDirty.current && !dirty) {
      letGo();
      setKeptAt(null);
    }
    wasDirty.current = dirty;
    if (!dirty || !opened || !story) return;
    return postpone(autosave);
  }, [opened, story, dirty, autosave, letGo, postpone]);

  /** Keeps what was written in this tab again if another tab dropped or replaced its copy. */
  const keepApart = useCallback(() => {
    const { opened: now } = latest.current;
    if (!now || own.current === null || isOwn(localPost(now.localId))) return;
    if (isUntouched(latest.current)) setKeptAt(null);
    else keep();
  }, [latest, keep, isOwn]);

  useEffect(() => {
    const stops = [
      whenLeft(autosave),
      onWindow('storage', keepApart),
      onWindow('beforeunload', (event) => {
        if (!autosave()) event.preventDefault();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [autosave, keepApart]);

  /** Stops keeping, because the draft was published or discarded. */
  const done = useCallback(() => {
    isDone.current = latest.current.story;
  }, [latest]);
  return { keptAt, keep, letGo, done, isDone };
}
