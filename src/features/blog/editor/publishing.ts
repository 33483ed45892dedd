import { createCreation } from '../../../api/creations.ts';
import type { PostView } from '../../../entities/post.ts';
import { saveFailure } from '../../../lib/post-editing/save-errors.ts';
import { payloadOf, type Story } from '../../../lib/post-editing/story.ts';
import { logDefect } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { type Obstacle, obstacleOf, wayOn } from './obstacles.ts';
import type { Opened } from './open-story.ts';
import { readStored, type Stored, storedOf } from './story-api.ts';

/** The result of a save. */
export type Outcome = { stored: Stored } | { obstacle: Obstacle };

/** How often a save is tried before the owner is asked. */
const tries = 3;

type From = Pick<Opened, 'localId' | 'serverId' | 'etag' | 'base'>;

/** A new post's key is its local id, so that sending it after a reload creates no second one. */
const creationOf = ({ localId }: From) =>
  createCreation(tabStorage, `${storageKeys.creation}posts:${localId}`, localId);

/** The stored story, whose excerpt stays while the body does: a device's copy has no excerpt. */
const groundOf = async ({ serverId, base }: From): Promise<Story | null> =>
  base ?? (serverId ? (await readStored(serverId)).story : null);

async function send(story: Story, from: From, now: string): Promise<Stored> {
  const { serverId, etag } = from;
  const payload = payloadOf(story, await groundOf(from), now);
  const written = serverId
    ? await ownerApi.update<PostView>(`posts/${encodeURIComponent(serverId)}`, payload, etag)
    : await ownerApi.create<PostView>('posts', payload, creationOf(from));
  return storedOf(written.value, written.etag);
}

/** One editor's saves. Each remembers the earlier ones, whose responses may have been lost. */
export function createPublisher() {
  const stamps: string[] = [];

  const attempt = async (story: Story, from: From): Promise<Outcome | { over: Stored }> => {
    const now = new Date().toISOString();
    stamps.push(now);
    try {
      return { stored: await send(story, from, now) };
    } catch (error) {
      const { slug } = payloadOf(story, from.base, now);
      return wayOn(error, { ...from, slug, stamps });
    }
  };

  /**
   * Publishes a story (spec 2 §4): updates a post that the server knows, else creates one.
   * Continues by itself if a conflict involves nobody else's changes.
   */
  return async function publish(story: Story, from: From): Promise<Outcome> {
    let ground = from;
    for (let n = 1; ; n++) {
      try {
        const outcome = await attempt(story, ground);
        if (!('over' in outcome)) return outcome;
        const { id, etag, story: base } = outcome.over;
        if (n === tries) return { obstacle: { kind: 'changed-meanwhile', theirs: outcome.over } };
        ground = { ...from, serverId: id, etag, base };
      } catch (error) {
        logDefect(error);
        return { obstacle: obstacleOf(saveFailure(error)) };
      }
    }
  };
}
