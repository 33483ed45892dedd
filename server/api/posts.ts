import { type Context, Hono } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import {
  formerSlugs,
  type Post,
  type PostIndexItem,
  type PostPage,
  postPaging,
  toSlug,
} from '../../src/entities/post.ts';
import {
  type ImageSize,
  unsizedUploads,
  withImageRoom,
} from '../../src/lib/post-body/image-room.ts';
import { postPreview, postSummary, postView } from '../../src/lib/post-body/views.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { answer } from './answer.ts';
import { jsonBody, valid } from './body.ts';
import { cacheTagHeader, entryTag, tagKey } from './cache-tag.ts';
import { collectionRoutes, visibleEntries } from './collection-routes.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { ownerOnly } from './owner.ts';
import type { PostIndex } from './post-index.ts';
import { Problem } from './problem.ts';
import { totalMinutes } from './total-minutes.ts';

type Posts = DocumentSet<Post>;

const summaryOf = ({ id, value }: Entry<Post>) => postSummary(value, id);

const inRange = (text: string | undefined, fallback: number, max: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

const listIn = (text: string | undefined, separator: RegExp) =>
  (text ?? '').split(separator).filter(Boolean);

function matches(post: Post, tag: string, words: readonly string[]): boolean {
  if (tag && !post.tags.some((one) => one.toLowerCase() === tag)) return false;
  if (words.length === 0) return true;
  const text = `${post.title} ${post.tags.join(' ')} ${post.excerpt} ${post.body}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

async function pageOf(c: Context<ApiEnv>, posts: Posts, index: PostIndex): Promise<PostPage> {
  const page = inRange(c.req.query('page'), postPaging.page, 1e6);
  const pageSize = inRange(c.req.query('pageSize'), postPaging.pageSize, postPaging.maxPageSize);
  const tag = (c.req.query('tag') ?? '').trim().toLowerCase();
  const words = listIn(c.req.query('q')?.toLowerCase(), /\s+/);
  const ids = c.req.query('ids') === undefined ? null : new Set(listIn(c.req.query('ids'), /,/));
  const all = c.get('owner') ? visibleEntries(posts, collections.posts, true) : index.published();
  const isAsked = ({ id, value }: Entry<Post>) =>
    (ids?.has(id) ?? true) && matches(value, tag, words);
  const found = tag || words.length > 0 || ids ? all.filter(isAsked) : all;
  const items = found.slice((page - 1) * pageSize, page * pageSize).map(summaryOf);
  const list = { items, page, pageSize, total: found.length };
  if (c.req.query('minutes') !== 'true') return list;
  return { ...list, minutes: await totalMinutes(found.map(({ value }) => value)) };
}

/** A rendered body whose images keep the room they will need on its page. */
async function withRoom<T extends { html: string }>(rendered: T, uploads: UploadStore): Promise<T> {
  const sizes = new Map<string, ImageSize>();
  for (const src of unsizedUploads(rendered.html)) {
    const size = await uploads.sizeOf(src);
    if (size) sizes.set(src, size);
  }
  return { ...rendered, html: withImageRoom(rendered.html, sizes) };
}

/** Posts: paged lists with `tag` and `q`, one by id or slug, and those related to one. */
export function postRoutes({ store, related, now, uploads, postIndex: index }: ApiDependencies) {
  const posts = store.collection('posts');
  const stamp = () => new Date(now()).toISOString();

  /**
   * A post by its slug, else by its id, else by a slug it had before: the later ones are its name
   * only while no post has them for a slug.
   */
  const find = (slugOrId: string, owner: boolean): Entry<Post> & { tags: string[] } => {
    const named = index.bySlug(slugOrId);
    const entry = named ?? posts.get(slugOrId) ?? index.byFormerSlug(slugOrId);
    if (entry && (owner || collections.posts.visible(entry.value))) {
      return { ...entry, tags: [entryTag('posts', entry.id), ...(named ? [] : ['posts'])] };
    }
    throw new Problem(404, 'Blog post not found', { headers: { [cacheTagHeader]: 'posts' } });
  };

  /** Former slugs are the server's to keep: no request can take an old address from a post. */
  const addressesOf = (next: Post, current: Post | undefined) => {
    const slug = next.slug || current?.slug || index.freeSlug(toSlug(next.title) || 'post');
    return { slug, formerSlugs: formerSlugs(current ?? next, slug) };
  };

  return new Hono<ApiEnv>()
    .get('/', async (c) => answer(c, await pageOf(c, posts, index), { tags: ['posts'] }))
    .post('/preview', ownerOnly, async (c) => {
      const { body } = valid(collections.posts.schema, await jsonBody(c));
      return c.json(await withRoom(postPreview(body), uploads), 200, {
        'Cache-Control': 'no-store',
      });
    })
    .get('/:id/related', (c) => {
      const { id, value, tags } = find(c.req.param('id'), c.get('owner'));
      const entries = related.of(id, value);
      return answer(c, entries.map(summaryOf), { tags: [...tags, ...value.tags.map(tagKey)] });
    })
    .get('/:id', async (c) => {
      const { id, value, version, tags } = find(c.req.param('id'), c.get('owner'));
      return answer(c, await withRoom(postView(value, id), uploads), { tags, version });
    })
    .route(
      '/',
      collectionRoutes('posts', posts, {
        view: ({ id, ...post }) => postView(posts.get(id)?.value ?? post, id),
        prepare: (next, current) => ({
          ...next,
          ...addressesOf(next, current),
          createdAt: current?.createdAt ?? next.createdAt ?? stamp(),
          updatedAt: stamp(),
          publishedAt:
            next.status === 'published' ? (next.publishedAt ?? stamp()) : next.publishedAt,
        }),
        claim: (next, id) => index.claim(next.slug, id),
      }),
    );
}

/** The addresses of all published posts, newest first. */
export function postIndexRoutes({ postIndex }: ApiDependencies) {
  return new Hono<ApiEnv>().get('/', (c) => {
    const items = postIndex.published().map(({ value }): PostIndexItem => {
      const { slug, formerSlugs, title, updatedAt, publishedAt } = value;
      return { slug, formerSlugs, title, updatedAt, publishedAt };
    });
    return answer(c, items, { tags: ['posts'] });
  });
}
