import { statusOf } from '../../../lib/api-error.ts';
import { emptyStory, type Story, sameStory, storyOf } from '../../../lib/post-editing/story.ts';
import { isLocalId, type LocalPost } from '../../../stores/local-posts/local-post.ts';
import { dropLocalPosts, localPost, newLocalId } from '../../../stores/local-posts/local-posts.ts';
import { readStored, type Stored } from './story-api.ts';

/** The state in which editing starts. */
export type Opened = {
  /** The id under which the device keeps the draft. */
  localId: string;
  /** The id of the post on the server; null if it was never published. */
  serverId: string | null;
  story: Story;
  /** The stored story that changes are compared with; null if unknown. */
  base: Story | null;
  /** The version that changes are based on. */
  etag: string | null;
  createdAt: string;
  /** Whether the server has it and shows it to nobody but the owner. */
  isHidden?: boolean;
  /** When the device kept the restored draft; null if none was restored. */
  restored: string | null;
  /** A draft based on another version than the stored one: offered, not restored. */
  offered: LocalPost | null;
};

const storyOfCopy = (copy: LocalPost, excerpt = ''): Story => storyOf({ ...copy, excerpt });

/** A new local draft with id 'local-{timestamp}' (spec 2 §4). */
const fresh = (): Opened => ({
  localId: newLocalId(),
  serverId: null,
  story: emptyStory,
  base: emptyStory,
  etag: null,
  createdAt: new Date().toISOString(),
  restored: null,
  offered: null,
});

/** Opens the device's copy if the server does not have the post or cannot be asked. */
const fromCopy = (copy: LocalPost): Opened => ({
  localId: copy.id,
  serverId: isLocalId(copy.id) ? null : copy.id,
  story: storyOfCopy(copy),
  base: isLocalId(copy.id) ? emptyStory : null,
  etag: copy.etag,
  createdAt: copy.createdAt,
  restored: copy.updatedAt,
  offered: null,
});

function fromStored(stored: Stored, copy: LocalPost | undefined): Opened {
  const { id, story, etag, createdAt, isPublished } = stored;
  const isHidden = !isPublished;
  const plain = {
    localId: id,
    serverId: id,
    base: story,
    etag,
    createdAt,
    isHidden,
    offered: null,
  };
  if (!copy) return { ...plain, story, restored: null };
  const kept = storyOfCopy(copy, story.excerpt);
  if (sameStory(kept, story)) {
    dropLocalPosts([copy.id]);
    return { ...plain, story, restored: null };
  }
  if (copy.etag === etag) return { ...plain, story: kept, restored: copy.updatedAt };
  return { ...plain, story, restored: null, offered: copy };
}

/**
 * Opens a post for editing (spec 2 §4): a new local draft for 'new' or an unknown id, else the post
 * from the server by uuid or slug, falling back to the local copy. Throws if the server cannot be
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

/** Opens an offered copy, based on the version it was written from. */
export const takeCopy = (opened: Opened, copy: LocalPost): Opened => ({
  ...opened,
  story: storyOfCopy(copy, opened.base?.excerpt ?? ''),
  base: copy.etag === opened.etag ? opened.base : null,
  etag: copy.etag,
  restored: copy.updatedAt,
  offered: null,
});
