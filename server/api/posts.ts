import { Hono } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import { formerSlugs, type Post, type PostIndexItem } from '../../src/entities/post.ts';
import { toSlug } from '../../src/entities/slug.ts';
import { unsizedUploads } from '../../src/lib/post-body/image-room.ts';
import { readPostBody } from '../../src/lib/post-body/read.ts';
import { foldedTags } from '../../src/lib/tags.ts';
import type { Entry } from '../store/document-set.ts';
import { answerKnown } from './answer.ts';
import { jsonBody, valid } from './body.ts';
import { cacheTagHeader, entryTag, everyPost, partTag, summaryTag, tagKey } from './cache-tag.ts';
import { collectionRoutes } from './collection-routes.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { ownerOnly } from './owner.ts';
import { inRange, listJson, pageRoute, viewOfList } from './post-lists.ts';
import { PostParts } from './post-parts.ts';
import { picturesOf, withPictures, withRoom } from './post-pictures.ts';
import { hasSummary } from './post-summaries.ts';
import { previewOf, viewOf } from './post-views.ts';
import { Problem } from './problem.ts';
import { withTimestamps } from './timestamps.ts';
import { versionOf } from './versions.ts';

/** Posts: paged lists with `tag` and `q`, one by id or slug, and those related to one. */
export function postRoutes({
  store,
  related,
  minutes,
  now,
  uploads,
  postIndex: index,
  highlightAll,
}: ApiDependencies) {
  const posts = store.collection('posts');

  /**
   * Finds a post by its slug, else by its id, else by a former slug: the first that may be seen, so
   * that a draft takes no address from visitors.
   */
  const find = (slugOrId: string, owner: boolean): Entry<Post> & { tags: string[] } => {
    const named = index.slugs.holder(slugOrId);
    const entry = [named, posts.get(slugOrId), index.slugs.formerHolder(slugOrId)].find(
      (one) => one && (owner || collections.posts.visible(one.value)),
    );
    if (entry) {
      const others = entry === named ? [] : ['posts'];
      return { ...entry, tags: [entryTag('posts', entry.id), ...others] };
    }
    throw new Problem(404, 'Blog post not found', { headers: { [cacheTagHeader]: 'posts' } });
  };

  /**
   * What a post's answer is known by: for visitors its pictures count too. The owner gets the
   * version that a save replaces.
   */
  const knownAs = async (entry: ReturnType<typeof find>, owner: boolean) => {
    if (owner) return entry;
    if (!hasSummary(entry)) await viewOf(entry, highlightAll); // so that the body is parsed once
    const { version, tags } = await withPictures(entry, uploads);
    return { version, tags: [...entry.tags, ...tags] };
  };

  /** Former slugs are the server's to keep: no request can take an old address from a post. */
  const addressesOf = (next: Post, current: Post | undefined) => {
    const slug = next.slug || current?.slug || index.slugs.free(toSlug(next.title) || 'post');
    return { slug, formerSlugs: current ? formerSlugs(current, slug) : [] };
  };

  return new Hono<ApiEnv>()
    .get('/', pageRoute(posts, index, minutes))
    .post('/preview', ownerOnly, async (c) => {
      const { body } = valid(collections.posts.schema, await jsonBody(c));
      const read = readPostBody(body);
      const preview = await previewOf(read, highlightAll);
      return c.json(await withRoom(preview, unsizedUploads(read), uploads), 200, {
        'Cache-Control': 'no-store',
      });
    })
    .get('/:id/related', async (c) => {
      const { id, value, tags: own } = find(c.req.param('id'), c.get('owner'));
      const entries = related.of(id, value);
      const tags = [
        ...own,
        ...[...foldedTags(value.tags)].map(tagKey),
        ...entries.map((one) => summaryTag(one.id)),
      ];
      const view = viewOfList(c);
      const version = versionOf(await view.version(entries));
      return answerKnown(c, { version, tags }, () => listJson(entries, view));
    })
    .get('/:id', async (c) => {
      const owner = c.get('owner');
      const entry = find(c.req.param('id'), owner);
      const known = await knownAs(entry, owner);
      return answerKnown(c, known, async () =>
        JSON.stringify(
          await withRoom(await viewOf(entry, highlightAll), picturesOf(entry), uploads),
        ),
      );
    })
    .route(
      '/',
      collectionRoutes('posts', posts, {
        view: ({ id, ...post }) =>
          viewOf(posts.get(id) ?? { id, value: post, version: '' }, highlightAll),
        prepare: (next, current) => {
          const post = withTimestamps(next, current, now());
          const isNewlyOut = post.status === 'published' && post.publishedAt === null;
          const publishedAt = isNewlyOut ? post.updatedAt : post.publishedAt;
          return { ...post, ...addressesOf(next, current), publishedAt };
        },
        claim: (next, id) => index.slugs.claim(next.slug, id),
      }),
    );
}

const indexItem = ({ value }: Entry<Post>): PostIndexItem => {
  const { slug, formerSlugs, title, updatedAt, publishedAt } = value;
  return { slug, formerSlugs, title, updatedAt, publishedAt };
};

/** The addresses of all published posts, newest first, or of a `part` of them, oldest first. */
export function postIndexRoutes({ postIndex }: ApiDependencies) {
  const parts = new PostParts(postIndex);
  const all = () => ({
    posts: postIndex.published(),
    version: versionOf(postIndex.version),
    tags: ['posts', everyPost],
  });
  const one = (part: number) => ({ ...parts.part(part), tags: ['posts', partTag(part)] });
  return new Hono<ApiEnv>().get('/', (c) => {
    const part = c.req.query('part');
    const { posts, ...known } = part === undefined ? all() : one(inRange(part, 1, 1e6));
    return answerKnown(c, known, () => JSON.stringify(posts.map(indexItem)));
  });
}
