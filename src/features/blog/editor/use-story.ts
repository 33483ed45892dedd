import { useRef, useState } from 'react';
import { postEditPath } from '../../../lib/form-routes.ts';
import { deleteFailure, storyMessages } from '../../../lib/post-editing/save-errors.ts';
import type { Story } from '../../../lib/post-editing/story.ts';
import { blogPath, postPath } from '../../../lib/routes.ts';
import { discardQuestion, logDefect, savedWords } from '../../../lib/save-words.ts';
import { unlockThen } from '../../../owner/unlock.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useStay } from '../../../ui/use-stay.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { conflictWays } from './conflict/conflict-ways.ts';
import { type Obstacle, obstacleOf } from './obstacles.ts';
import type { Opened } from './open-story.ts';
import { notInYet } from './pictures/use-pictures.ts';
import { createPublisher } from './publishing.ts';
import { dropCopies, removePublished } from './removing.ts';
import type { Stored } from './story-api.ts';
import { useKeeping } from './use-keeping.ts';
import { useOpened } from './use-opened.ts';

/**
 * Edits one post: loads it, keeps a copy on the device, saves and deletes it.
 *
 * @param pending whether pictures are not in its text yet, so that a save does not leave it
 */
export function useStory(id: string, pending: boolean) {
  const state = useOpened(id);
  const { opened, story, latest, standOn } = state;
  const [begun, setSending] = useState<'save' | 'remove' | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [publish] = useState(createPublisher);
  const { keptAt, keep, letGo, done, isDone } = useKeeping(state);
  const sending = isDone.current === null || isDone.current === story ? begun : null;
  const busy = sending !== null;
  useStay(() => {
    if (isDone.current) setSending(null);
    isDone.current = null;
  });
  const isPending = useRef(pending);
  isPending.current = pending;
  useUnsavedWarning(pending, isDone);

  /** Continues from the published version; what was written since it was sent stays unsaved. */
  const goOnFrom = ({ id: serverId, etag, story: base }: Stored, now: Opened) => {
    standOn({ ...now, serverId, localId: serverId, base, etag, isHidden: false, restored: null });
    history.replaceState(null, '', postEditPath(serverId));
  };

  const published = (stored: Stored, sent: Story, now: Opened, began: number) => {
    letGo();
    if (latest.current.story !== sent || isPending.current) {
      showToast([savedWords(began), isPending.current && notInYet].filter(Boolean).join(' '));
      goOnFrom(stored, now);
      return setSending(null);
    }
    keepNotice(savedWords(began));
    done();
    goOnFrom({ ...stored, story: sent }, now);
    location.assign(postPath(stored.slug));
  };

  /** @param sent what to save, if it was changed just now. */
  const save = async (sent = latest.current.story) => {
    if (busy || !latest.current.opened) return;
    state.putAside();
    setObstacle(null);
    keep();
    if ($ownerToken.get() === null) {
      return setObstacle(obstacleOf({ message: storyMessages.saveRefused, signedOut: true }));
    }
    setSending('save');
    const [now, began] = [latest.current.opened, performance.now()];
    const outcome = await publish(sent, now);
    if ('stored' in outcome) return published(outcome.stored, sent, now, began);
    setObstacle(outcome.obstacle);
    setSending(null);
  };

  const remove = async () => {
    const now = latest.current.opened;
    if (busy || !now) return;
    setObstacle(null);
    setSending('remove');
    try {
      if (!(await removePublished(now, latest.current.story.title))) return setSending(null);
      done();
      dropCopies(now);
      location.assign(blogPath);
    } catch (error) {
      logDefect(error);
      keep();
      setObstacle(obstacleOf(deleteFailure(error), 'remove'));
      setSending(null);
    }
  };

  /** Tries the failed save or deletion again. */
  const again = () =>
    obstacle && 'then' in obstacle && obstacle.then === 'remove' ? remove() : save();

  const ways = conflictWays({ state, letGo, settled: () => setObstacle(null), save: () => save() });

  return {
    ...state,
    ...ways,
    busy,
    sending,
    pending,
    obstacle,
    keptAt,
    save: () => save(),
    remove,
    again,
    /** Takes the offered copy instead of what was written, which is let go. */
    restore: () => {
      letGo();
      state.restore();
    },
    /** Goes back from a restored draft to the story it is based on, and asks before. */
    discard: () => {
      if (busy || !opened?.base || !window.confirm(discardQuestion)) return;
      setObstacle(null);
      letGo();
      state.fill({ ...opened, story: opened.base, restored: null });
    },
    unlock: unlockThen(again),
    takeSlug: (slug: string) => save(state.withSlug(slug)),
  };
}

export type StoryState = ReturnType<typeof useStory>;
