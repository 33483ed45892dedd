import { type Context, Hono } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import { formerSlugs, type Post } from '../../src/entities/post.ts';
import { toSlug } from '../../src/entities/slug.ts';
import { unsizedUploads } from '../../src/lib/post-body/image-room.ts';
import { readPostBody } from '../../src/lib/post-body/read.ts';
import { foldedTags } from '../../src/lib/tags.ts';
import { answerKnown } from './answer.ts';
import { jsonBody, valid } from './body.ts';
import { summaryTag, tagKey } from './cache-tag.ts';
import { type CollectionOptions, collectionRoutes } from './collection-routes.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { type FindPost, type FoundPost, findPostIn } from './find-post.ts';
import { ownerOnly } from './owner.ts';
import { listJson, pageRoute, viewOfList } from './post-lists.ts';
import { picturesOf, withPictures, withRoom } from './post-pictures.ts';
import { hasSummary } from './post-summaries.ts';
import { previewOf, viewOf } from './post-views.ts';
import { withTimestamps } from './timestamps.ts';
import { versionOf } from './versions.ts';

/** Posts: paged lists with `tag` and `q`, one by id or slug, and those related to one. */
export function postRoutes(dependencies: ApiDependencies) {
  const { store, postIndex, minutes } = dependencies;
  const posts = store.collection('posts');
  const find = findPostIn(posts, postIndex.slugs);
  return new Hono<ApiEnv>()
    .get('/', pageRoute(posts, postIndex, minutes))
    .post('/preview', ownerOnly, previewRoute(dependencies))
    .get('/:id/related', relatedRoute(find, dependencies))
    .get('/:id', postRoute(find, dependencies))
    .route('/', collectionRoutes('posts', posts, postOptions(dependencies)));
}

/** A draft as readers will see it. */
function previewRoute({ highlightAll, uploads }: ApiDependencies) {
  return async (c: Context<ApiEnv>) => {
    const { body } = valid(collections.posts.schema, await jsonBody(c));
    const read = readPostBody(body);
    const preview = await previewOf(read, highlightAll);
    return c.json(await withRoom(preview, unsizedUploads(read), uploads), 200, {
      'Cache-Control': 'no-store',
    });
  };
}

/** The posts that are related to one, as lists show them. */
function relatedRoute(find: FindPost, { related }: ApiDependencies) {
  return async (c: Context<ApiEnv, '/:id/related'>) => {
    const { id, value, tags: own } = find(c.req.param('id'), c.get('owner'));
    const entries = related.of(id, value);
    const ofTags = [...foldedTags(value.tags)].map(tagKey);
    const tags = [...own, ...ofTags, ...entries.map((one) => summaryTag(one.id))];
    const view = viewOfList(c);
    const version = versionOf(await view.version(entries));
    return answerKnown(c, { version, tags }, () => listJson(entries, view));
  };
}

/** A post as its own page needs it. */
function postRoute(find: FindPost, { highlightAll, uploads }: ApiDependencies) {
  /**
   * What a post's answer is known by: for visitors its pictures count too. The owner gets the
   * version that a save replaces.
   */
  const knownAs = async (entry: FoundPost, owner: boolean) => {
    if (owner) return entry;
    if (!hasSummary(entry)) await viewOf(entry, highlightAll); // so that the body is parsed once
    const { version, tags } = await withPictures(entry, uploads);
    return { version, tags: [...entry.tags, ...tags] };
  };
  return async (c: Context<ApiEnv, '/:id'>) => {
    const owner = c.get('owner');
    const entry = find(c.req.param('id'), owner);
    const known = await knownAs(entry, owner);
    return answerKnown(c, known, async () => {
      const view = await viewOf(entry, highlightAll);
      return JSON.stringify(await withRoom(view, picturesOf(entry), uploads));
    });
  };
}

/** How posts differ from other collections: dates, and addresses of which each is taken once. */
function postOptions(dependencies: ApiDependencies): CollectionOptions<Post> {
  const { store, postIndex, highlightAll, now } = dependencies;
  const { slugs } = postIndex;
  const posts = store.collection('posts');
  /** Former slugs are the server's to keep: no request can take an old address from a post. */
  const addressesOf = (next: Post, current: Post | undefined) => {
    const slug = next.slug || current?.slug || slugs.free(toSlug(next.title) || 'post');
    return { slug, formerSlugs: current ? formerSlugs(current, slug) : [] };
  };
  return {
    view: ({ id, ...post }) =>
      viewOf(posts.get(id) ?? { id, value: post, version: '' }, highlightAll),
    prepare: (next, current) => {
      const post = withTimestamps(next, current, now());
      const isNewlyOut = post.status === 'published' && post.publishedAt === null;
      const publishedAt = isNewlyOut ? post.updatedAt : post.publishedAt;
      return { ...post, ...addressesOf(next, current), publishedAt };
    },
    claim: (next, id) => slugs.claim(next.slug, id),
  };
}
