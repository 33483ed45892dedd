import type { OwnerApi } from '../../../../api/writes.ts';
import type { PostPage } from '../../../../entities/post.ts';
import { briefView, type PostBrief } from '../../../../entities/post-brief.ts';
import { postsPerPage } from '../../../../lib/routes.ts';

const pathOf = (page: number) =>
  `posts?status=draft&view=${briefView}&pageSize=${postsPerPage}&page=${page}`;

/** Every draft on the server, page by page; for anyone but the owner it lists none. */
export async function readDrafts(api: Pick<OwnerApi, 'read'>): Promise<PostBrief[]> {
  const drafts: PostBrief[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await api.read<PostPage<PostBrief>>(pathOf(page))).value;
    drafts.push(...items);
    if (items.length === 0 || drafts.length >= total) return drafts;
  }
}
