import type { Reads } from '../../../api/reads.ts';
import type { PostBrief } from '../../../entities/post-brief.ts';
import { postMoment } from '../../../entities/post-moment.ts';
import { byText } from '../../../entities/sort-order.ts';
import { postsPerPage } from '../../../lib/routes.ts';

/** Search text; the ids a post may have, or null for any; how many pages to find. */
export type Asked = { q: string; ids: readonly string[] | null; pages: number };

type Found = { items: PostBrief[]; total: number };
type Api = Pick<Reads, 'posts'>;

const count = (length: number) => Array.from({ length }, (_, index) => index);

async function amongAll(api: Api, { q, pages }: Asked): Promise<Found> {
  const answers = await Promise.all(
    count(pages).map((index) => api.posts({ q, pageSize: postsPerPage, page: index + 1 })),
  );
  return { items: answers.flatMap(({ items }) => items), total: answers[0]?.total ?? 0 };
}

const newestFirst = (a: PostBrief, b: PostBrief) =>
  byText(postMoment(b) ?? '', postMoment(a) ?? '');

/** Asks in portions, each fully answered by one page: more ids may not fit in an address. */
async function amongThese(api: Api, { q, pages }: Asked, ids: readonly string[]): Promise<Found> {
  const portions = count(Math.ceil(ids.length / postsPerPage)).map((index) =>
    ids.slice(index * postsPerPage, (index + 1) * postsPerPage).join(','),
  );
  const answers = await Promise.all(
    portions.map((some) => api.posts({ q, pageSize: postsPerPage, ids: some })),
  );
  const items = answers.flatMap((answer) => answer.items).sort(newestFirst);
  return { items: items.slice(0, pages * postsPerPage), total: items.length };
}

/** The posts found by the server, newest first, up to some page, and how many there are. */
export const foundPosts = (api: Api, asked: Asked): Promise<Found> =>
  asked.ids ? amongThese(api, asked, asked.ids) : amongAll(api, asked);
