import type { Post, PostIndexItem } from '../../src/entities/post.ts';
import {
  feedPath,
  formPaths,
  navigation,
  postListPath,
  postListPaths,
  postPath,
  sitemapPartPaths,
  sitemapPath,
} from '../../src/lib/routes.ts';
import { samePlace } from '../api/post-place.ts';
import type { Change } from '../store/content-store.ts';
import { unknownPath } from './page.ts';
import type { ApiFetch } from './recording-fetch.ts';

const fixed = [
  ...navigation.map(({ href }) => href).filter((href) => href !== postListPath(1)),
  ...formPaths,
  feedPath,
  sitemapPath,
  unknownPath,
];

const slugsOf = ({ slug, formerSlugs }: Pick<Post, 'slug' | 'formerSlugs'>) => [
  slug,
  ...formerSlugs,
];

/** Every path of the site that visitors can see; those made of the most posts come last. */
export async function allPaths(apiFetch: ApiFetch): Promise<string[]> {
  const response = await apiFetch('/api/post-index');
  if (!response.ok) throw new Error(`The index of posts answered ${response.status}.`);
  const posts = (await response.json()) as PostIndexItem[];
  const { length } = posts;
  return [
    ...fixed,
    ...posts.flatMap(slugsOf).map(postPath),
    ...postListPaths(length),
    ...sitemapPartPaths(length),
  ];
}

/** The paths that a change to a post may add or remove; none when the post keeps its place. */
export function pathsOf(change: Change, posts: number): string[] {
  const [before, after] = [change.before as Post | undefined, change.after as Post | undefined];
  if (samePlace(before, after)) return [];
  const slugs = [before, after].flatMap((post) => (post ? slugsOf(post) : []));
  const last = [postListPaths(posts), sitemapPartPaths(posts)].flatMap((paths) => paths.slice(-1));
  return [...new Set([...slugs.map(postPath), ...last])];
}
