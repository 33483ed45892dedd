import { postPaging } from '../../entities/post.ts';
import { listedNow } from '../../owner/deletion.ts';

/** Finds these stories as they are now, for their deletion later. */
export const storiesNow = (ids: readonly string[]) =>
  listedNow(
    `posts?${new URLSearchParams({ ids: ids.join(), pageSize: `${postPaging.maxPageSize}` })}`,
  );
