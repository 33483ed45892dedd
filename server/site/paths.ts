import type { Post, PostIndexItem } from '../../src/entities/post.ts';
import {
  feedPath,
  formPaths,
  navigation,
  postListPath,
  postListPaths,
  postPath,
  robotsPath,
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
  robotsPath,
  unknownPath,
];

/** Where a post is, and was. */
export type Slugs = Pick<Post, 'slug' | 'formerSlugs'>;

const slugsOf = ({ slug, formerSlugs }: Slugs) => [slug, ...formerSlugs];

/**
 * Every path of the site; those made of the most posts come last.
 *
 * @param posts those that are published.
 */
export function allPaths(posts: readonly Slugs[]): string[] {
  const { length } = posts;
  return [
    ...fixed,
    ...posts.flatMap(slugsOf).map(postPath),
    ...postListPaths(length),
    ...sitemapPartPaths(length),
  ];
}

/** Those of these paths that are no forms of the owner's. */
export const readPaths = (posts: readonly Slugs[]): string[] =>
  allPaths(posts).filter((path) => !formPaths.includes(path));

/** The published posts, from an API that may be another host's. Throws when it does not answer. */
export async function publishedPosts(apiFetch: ApiFetch): Promise<Slugs[]> {
  const response = await apiFetch('/api/post-index');
  if (!response.ok) throw new Error(`The index of posts answered ${response.status}.`);
  return (await response.json()) as PostIndexItem[];
}

/** The paths that a change to a post may add or remove; none when the post keeps its place. */
export function pathsOf(change: Change, posts: number): string[] {
  const [before, after] = [change.before as Post | undefined, change.after as Post | undefined];
  if (samePlace(before, after)) return [];
  const slugs = [before, after].flatMap((post) => (post ? slugsOf(post) : []));
  const last = [postListPaths(posts), sitemapPartPaths(posts)].flatMap((paths) => paths.slice(-1));
  return [...new Set([...slugs.map(postPath), ...last])];
}
