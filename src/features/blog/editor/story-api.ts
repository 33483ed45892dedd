import { send } from '../../../api/http.ts';
import { versionOf } from '../../../api/version.ts';
import type { PostPreview, PostView } from '../../../entities/post.ts';
import { answered } from '../../../lib/network-error.ts';
import { type Story, storyOf } from '../../../lib/post-editing/story.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';

/** A post as the server has it, with the version that changes are based on. */
export type Stored = {
  id: string;
  slug: string;
  story: Story;
  etag: string | null;
  createdAt: string;
  publishedAt: string | null;
  /** Whether visitors can read it. */
  isPublished: boolean;
};

/** A post as it was read or saved, with its version. */
export const storedOf = (post: PostView, etag: string | null): Stored => ({
  id: post.id,
  slug: post.slug,
  story: storyOf(post),
  etag,
  createdAt: post.createdAt ?? '',
  publishedAt: post.publishedAt,
  isPublished: post.status === 'published',
});

/** Reads a post by uuid or slug; for the owner, also an unpublished one. */
export async function readStored(idOrSlug: string): Promise<Stored> {
  const path = `posts/${encodeURIComponent(idOrSlug)}`;
  if ($ownerToken.get() !== null) {
    const { value, etag } = await ownerApi.read<PostView>(path);
    return storedOf(value, etag);
  }
  const response = await send(fetch, `/api/${path}`);
  return storedOf((await answered(response.json())) as PostView, versionOf(response));
}

/** Renders a body as the server will show it to readers. */
export const readPreview = async (body: string): Promise<PostPreview> =>
  (await ownerApi.ask<PostPreview>('posts/preview', { body })).value;
