import { statusOf } from '../../../api/http.ts';
import { emptyStory, type Story, sameStory, storyOf } from '../../../lib/post-editing/story.ts';
import {
  dropLocalPosts,
  isLocalId,
  type LocalPost,
  localPost,
  newLocalId,
} from '../../../stores/local-posts/local-posts.ts';
import { readStored, type Stored } from './story-api.ts';

/** Where editing starts. */
export type Opened = {
  /** Under which the device keeps what is written. */
  localId: string;
  /** Under which the server knows the post; null for one never published. */
  serverId: string | null;
  story: Story;
  /** The stored words that changes are compared with; null where they are not known. */
  base: Story | null;
  /** The version that changes are made from. */
  etag: string | null;
  createdAt: string;
  /** Whether words come back that were not published. */
  restored: boolean;
  /** Unpublished words from another version than the stored one: offered, not preferred. */
  offered: LocalPost | null;
};

const storyOfCopy = (copy: LocalPost, excerpt = ''): Story => storyOf({ ...copy, excerpt });

/** A fresh local draft with id 'local-{timestamp}' (spec 2 §4). */
const fresh = (): Opened => ({
  localId: newLocalId(),
  serverId: null,
  story: emptyStory,
  base: emptyStory,
  etag: null,
  createdAt: new Date().toISOString(),
  restored: false,
  offered: null,
});

/** A copy of the device's, where the server does not have the post or cannot be asked. */
const fromCopy = (copy: LocalPost): Opened => ({
  localId: copy.id,
  serverId: isLocalId(copy.id) ? null : copy.id,
  story: storyOfCopy(copy),
  base: isLocalId(copy.id) ? emptyStory : null,
  etag: copy.etag,
  createdAt: copy.createdAt,
  restored: true,
  offered: null,
});

function fromStored(stored: Stored, copy: LocalPost | undefined): Opened {
  const { id, story, etag, createdAt } = stored;
  const plain = { localId: id, serverId: id, base: story, etag, createdAt, offered: null };
  if (!copy) return { ...plain, story, restored: false };
  const kept = storyOfCopy(copy, story.excerpt);
  if (sameStory(kept, story)) {
    dropLocalPosts([copy.id]);
    return { ...plain, story, restored: false };
  }
  if (copy.etag === etag) return { ...plain, story: kept, restored: true };
  return { ...plain, story, restored: false, offered: copy };
}

/**
 * Opens a post for editing (spec 2 §4): 'new' or an unknown id is a fresh local draft; else the post
 * from the server by uuid or slug, falling back to the local copy. Throws when the server cannot be
 * asked and the device has no copy.
 */
export async function openStory(id: string): Promise<Opened> {
  if (id === 'new') return fresh();
  const copy = localPost(id);
  if (isLocalId(id)) return copy ? fromCopy(copy) : fresh();
  try {
    const stored = await readStored(id);
    return fromStored(stored, localPost(stored.id) ?? copy);
  } catch (error) {
    if (copy) return fromCopy(copy);
    if (statusOf(error) === 404) return fresh();
    throw error;
  }
}

/** What an offered copy becomes once the writer takes it: its words, from its own version. */
export const takeCopy = (opened: Opened, copy: LocalPost): Opened => ({
  ...opened,
  story: storyOfCopy(copy, opened.base?.excerpt ?? ''),
  base: copy.etag === opened.etag ? opened.base : null,
  etag: copy.etag,
  restored: true,
  offered: null,
});
