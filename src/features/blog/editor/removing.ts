import { postDefaults } from '../../../entities/post-defaults.ts';
import { storyMessages } from '../../../lib/post-editing/save-errors.ts';
import { removeSeen } from '../../../owner/deletion.ts';
import { dropLocalCopies, dropLocalPosts } from '../../../stores/local-posts/local-posts.ts';
import { confirmChanged } from '../../../ui/confirm/confirm.ts';
import type { Opened } from './open-story.ts';

/**
 * Deletes a story on the server, asking again if it was changed meanwhile. Returns whether it is
 * gone: false if the owner lets the changed one stay. Throws why it cannot be deleted.
 */
export async function removePublished({ serverId, etag }: Opened, title: string) {
  if (serverId === null) return true;
  const askAgain = () => confirmChanged(storyMessages.deleteQuestion, title || postDefaults.title);
  return removeSeen('posts', serverId, etag, { askAgain });
}

/** Drops what this device keeps of a story. */
export function dropCopies({ localId, serverId, base }: Opened): void {
  dropLocalPosts([localId]);
  if (serverId !== null) dropLocalCopies({ id: serverId, slug: base?.slug ?? '' });
}
