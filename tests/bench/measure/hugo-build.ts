import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Post } from '../../../src/entities/post.ts';
import { duration, type Measure, timed } from '../figure.ts';
import type { GeneratedPost } from '../generator/posts.ts';
import { root, run, workspace } from '../workspace.ts';

const templates = join(root, 'tests/bench/peers/hugo');

/** A post as Hugo reads it: JSON front matter, then Markdown. */
function document({ title, slug, tags, color, excerpt, body, publishedAt }: Post): string {
  const matter = { title, slug, tags, color, description: excerpt, date: publishedAt };
  return `${JSON.stringify(matter, null, 2)}\n\n${body}\n`;
}

async function hugoSite(posts: readonly GeneratedPost[]): Promise<string> {
  const folder = await mkdtemp(join(workspace, 'hugo-'));
  await cp(templates, folder, { recursive: true });
  const blog = join(folder, 'content/blog');
  await mkdir(blog, { recursive: true });
  await writeFile(join(blog, '_index.md'), `${JSON.stringify({ title: 'Blog' })}\n`);
  for (const { id, post } of posts) await writeFile(join(blog, `${id}.md`), document(post));
  return folder;
}

export const hugoFull = 'Full Hugo build of the same posts';

/** Hugo's build of the same posts. Throws when it did not make a page of each. */
export const hugoBuild: Measure = async ({ posts }) => {
  const source = await hugoSite(posts);
  const options = ['--source', source, '--destination', 'out', '--cacheDir', join(source, 'cache')];
  const { ms } = await timed(() => run('hugo', ['--quiet', ...options]));
  const made = (await readdir(join(source, 'out/blog'), { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'page',
  ).length;
  if (made !== posts.length) throw new Error(`Hugo made ${made} pages of ${posts.length} posts.`);
  return [{ name: hugoFull, text: duration(ms), value: ms }];
};
