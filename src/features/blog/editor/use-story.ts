import { useCallback, useEffect, useRef, useState } from 'react';
import { signIn } from '../../../api/sign-in.ts';
import { mergeStories } from '../../../lib/post-editing/merge-stories.ts';
import {
  deleteFailure,
  saveFailure,
  storyMessages,
} from '../../../lib/post-editing/save-errors.ts';
import { followsTitle, withTitle } from '../../../lib/post-editing/slug.ts';
import { emptyStory, type Story, sameStory } from '../../../lib/post-editing/story.ts';
import { blogPath, postEditPath, postPath } from '../../../lib/routes.ts';
import {
  dropLocalPosts,
  keepLocalPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { $ownerToken, setOwnerToken } from '../../../stores/owner/session.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { type Obstacle, obstacleOf } from './obstacles.ts';
import { type Opened, openStory, takeCopy } from './open-story.ts';
import { createPublisher } from './publishing.ts';
import { ownerApi, type Stored } from './story-api.ts';
import { useKeeping } from './use-keeping.ts';

/** The 'draft restored' notice lasts this long (spec 2 §2). */
const noticeMs = 3_000;

const loadFailed = 'Failed to load post.';

/** Editing one post: loading, what is written, its copy on the device, saving and deleting. */
export function useStory(id: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [story, setStory] = useState<Story>(emptyStory);
  const [failure, setFailure] = useState('');
  const [follows, setFollows] = useState(true);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [notice, setNotice] = useState(false);
  /** Grows when the text is filled anew, so that the editor starts from it. */
  const [filling, setFilling] = useState(0);
  const latest = useRef({ story, opened });
  latest.current = { story, opened };
  const [publish] = useState(createPublisher);
  const dirty = opened !== null && (opened.base === null || !sameStory(story, opened.base));
  const { keptAt, keep, done } = useKeeping(opened, story, dirty);

  const fill = useCallback((next: Opened) => {
    setOpened(next);
    setStory(next.story);
    setFollows(followsTitle(next.story));
    setFilling((count) => count + 1);
    setNotice(next.restored);
  }, []);

  const load = useCallback(async () => {
    setFailure('');
    try {
      fill(await openStory(id));
    } catch (error) {
      setFailure(saveFailure(error).message.replace(storyMessages.saveFailed, loadFailed));
    }
  }, [id, fill]);
  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(false), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);

  /** An offered copy makes room for what is being written; it stays on the device, and offered. */
  const putAside = () => {
    const { opened: now } = latest.current;
    if (!now?.offered || now.offered.id !== now.localId) return;
    const aside = { ...now.offered, id: newLocalId() };
    if (keepLocalPost(aside)) setOpened({ ...now, offered: aside });
  };

  const change = (part: Partial<Story>) => {
    putAside();
    setStory((now) => ({ ...now, ...part }));
  };
  const setTitle = (title: string) => {
    putAside();
    setStory((now) => withTitle(now, title, follows));
  };
  const setSlug = (slug: string) => {
    setFollows(slug === '');
    change({ slug });
  };

  const announce = (began: number) =>
    showToast(`Saved. Live for every visitor, in ${Math.round(performance.now() - began)} ms.`);

  /** The published post is the new ground; words written since it was sent stay to be saved. */
  const goOnFrom = (stored: Stored, now: Opened) => {
    const next = { ...now, serverId: stored.id, localId: stored.id, base: stored.story };
    setOpened({ ...next, etag: stored.etag, restored: false });
    history.replaceState(null, '', postEditPath(stored.id));
    setBusy(false);
  };

  const published = (stored: Stored, sent: Story, now: Opened, began: number) => {
    dropLocalPosts([now.localId, stored.id]);
    announce(began);
    if (latest.current.story !== sent) return goOnFrom(stored, now);
    done();
    history.replaceState(null, '', postEditPath(stored.id));
    location.assign(postPath(stored.slug));
  };

  /** @param over what to save from instead of what was opened, and what to save. */
  const save = async (over?: { opened?: Opened; story?: Story }) => {
    const now = over?.opened ?? latest.current.opened;
    const sent = over?.story ?? latest.current.story;
    if (busy || !now) return;
    setObstacle(null);
    keep();
    if ($ownerToken.get() === null) {
      return setObstacle(obstacleOf({ message: storyMessages.saveRefused, signedOut: true }));
    }
    setBusy(true);
    const began = performance.now();
    const outcome = await publish(sent, now);
    if ('stored' in outcome) return published(outcome.stored, sent, now, began);
    setObstacle(outcome.obstacle);
    setBusy(false);
  };

  const remove = async () => {
    const now = latest.current.opened;
    if (busy || !now) return;
    setObstacle(null);
    setBusy(true);
    try {
      if (now.serverId) await ownerApi.remove('posts', now.serverId);
      done();
      dropLocalPosts([now.localId]);
      location.assign(blogPath);
    } catch (error) {
      keep();
      setObstacle(obstacleOf(deleteFailure(error), 'remove'));
      setBusy(false);
    }
  };

  /** The words to go on with, from the version someone else stored. */
  const rebased = (theirs: Stored, next: Story): Opened | null =>
    opened && { ...opened, base: theirs.story, etag: theirs.etag, story: next, restored: false };

  const resolve = (theirs: Stored, next: Story) => {
    const now = rebased(theirs, next);
    setObstacle(null);
    if (now) fill(now);
  };

  return {
    opened,
    story,
    failure,
    follows,
    busy,
    obstacle,
    notice,
    filling,
    dirty,
    keptAt,
    load,
    change,
    setTitle,
    setSlug,
    save: () => save(),
    remove,
    unlock: async (passphrase: string) => {
      const then = obstacle?.kind === 'signed-out' ? obstacle.then : 'save';
      setOwnerToken(await signIn(passphrase));
      await (then === 'remove' ? remove() : save());
    },
    takeSlug: (slug: string) => {
      setFollows(false);
      const next = { ...story, slug };
      setStory(next);
      latest.current.story = next;
      return save({ story: next });
    },
    publishAnew: () => {
      if (!opened) return;
      const now = { ...opened, serverId: null, etag: null, localId: newLocalId() };
      dropLocalPosts([opened.localId]);
      setOpened(now);
      latest.current.opened = now;
      return save({ opened: now });
    },
    keepMine: (theirs: Stored) => {
      const now = rebased(theirs, story);
      if (!now) return;
      setOpened(now);
      latest.current.opened = now;
      return save({ opened: now });
    },
    takeTheirs: (theirs: Stored) => {
      const mine = opened && !sameStory(story, theirs.story);
      if (mine) dropLocalPosts([opened.localId]);
      resolve(theirs, theirs.story);
    },
    mergeBoth: (theirs: Stored) => {
      if (!opened?.base) return;
      const { story: merged, conflicts } = mergeStories(opened.base, story, theirs.story);
      resolve(theirs, merged);
      showToast(
        conflicts === 0
          ? 'Merged. Look it over, then save.'
          : 'Merged. Where both changed the same, both stand, yours first.',
      );
    },
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
      setOpened({ ...opened, offered: null });
    },
  };
}

export type StoryState = ReturnType<typeof useStory>;
