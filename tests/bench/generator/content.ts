import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { type GeneratedPost, generatePost } from './posts.ts';

const FILES_AT_ONCE = 64;

async function writePosts(folder: string, posts: readonly GeneratedPost[]): Promise<void> {
  for (let at = 0; at < posts.length; at += FILES_AT_ONCE) {
    const some = posts.slice(at, at + FILES_AT_ONCE);
    await Promise.all(
      some.map(({ id, post }) =>
        writeFile(join(folder, `${id}.json`), `${JSON.stringify(post, null, 2)}\n`),
      ),
    );
  }
}

/**
 * Makes a content folder: the sample content, with so many generated posts in place of its own.
 *
 * @returns the posts, newest first.
 */
export async function generateContent(folder: string, size: number): Promise<GeneratedPost[]> {
  const posts = Array.from({ length: size }, (_, number) => generatePost(number));
  const withoutPosts = (source: string) => !/[\\/]content[\\/](posts|messages)$/.test(source);
  await cp(join(root, 'content'), folder, { recursive: true, filter: withoutPosts });
  await mkdir(join(folder, 'posts'), { recursive: true });
  await writePosts(join(folder, 'posts'), posts);
  return posts;
}
