import type { Site } from '../site.ts';

const BYTES = 20_480;
/** How many posts are searched for a page of that size. */
const LOOKED_AT = 60;

/** The path of the post whose page is closest to 20 KB. */
export async function pageOf20Kb({ address, posts }: Site): Promise<string> {
  let best = { path: '', off: Number.POSITIVE_INFINITY };
  for (const { post } of posts.slice(0, LOOKED_AT)) {
    const path = `/blog/${post.slug}`;
    const { byteLength } = await (await fetch(address + path)).arrayBuffer();
    const off = Math.abs(byteLength - BYTES);
    if (off < best.off) best = { path, off };
  }
  return best.path;
}
