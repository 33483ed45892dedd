import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { type GeneratedPost, generatePost } from './posts.ts';
import { generateProject } from './projects.ts';

const FILES_AT_ONCE = 64;

type Entry = { id: string; fields: object };

async function writeEntries(folder: string, entries: readonly Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += FILES_AT_ONCE) {
    const some = entries.slice(at, at + FILES_AT_ONCE);
    await Promise.all(
      some.map(({ id, fields }) =>
        writeFile(join(folder, `${id}.json`), `${JSON.stringify(fields, null, 2)}\n`),
      ),
    );
  }
}

/**
 * Makes a content folder: the sample content, with generated posts in place of its own.
 *
 * @param projects the number of generated projects, in addition to the sample's.
 * @returns the posts, newest first.
 */
export async function generateContent(
  folder: string,
  size: number,
  projects = 0,
): Promise<GeneratedPost[]> {
  const posts = Array.from({ length: size }, (_, number) => generatePost(number));
  const withoutPosts = (source: string) => !/[\\/]content[\\/](posts|messages)$/.test(source);
  await cp(join(root, 'content'), folder, { recursive: true, filter: withoutPosts });
  await mkdir(join(folder, 'posts'), { recursive: true });
  const entries = posts.map(({ id, post }) => ({ id, fields: post }));
  await writeEntries(join(folder, 'posts'), entries);
  const more = Array.from({ length: projects }, (_, number) => ({
    id: `generated-${number + 1}`,
    fields: generateProject(number),
  }));
  await writeEntries(join(folder, 'projects'), more);
  return posts;
}
