import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Post } from '../../../src/entities/post.ts';
import { duration, type Figure, type Measure, timed } from '../figure.ts';
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

/**
 * A longer build is stopped: with very many posts, related posts take Hugo longer than all else.
 */
const LIMIT_MS = 90_000;

export const hugoFull = 'Full Hugo build of the same posts';
const withoutRelated = `${hugoFull}, without related posts`;

async function build(posts: readonly GeneratedPost[], related: boolean): Promise<number> {
  const source = await hugoSite(posts);
  const options = ['--source', source, '--destination', 'out', '--cacheDir', join(source, 'cache')];
  const env = { ...process.env, HUGO_PARAMS_RELATED: String(related) };
  const command = run('hugo', ['--quiet', ...options], { env, timeout: LIMIT_MS });
  const { ms, result } = await timed(() => command.catch((error: Error) => error));
  if (ms >= LIMIT_MS) return ms;
  if (result instanceof Error) throw result;
  const made = (await readdir(join(source, 'out/blog'), { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'page',
  ).length;
  if (made !== posts.length) throw new Error(`Hugo made ${made} pages of ${posts.length} posts.`);
  return ms;
}

const line = (name: string, ms: number): Figure =>
  ms < LIMIT_MS
    ? { name, text: duration(ms), value: ms }
    : { name, text: `stopped after ${duration(LIMIT_MS)}`, value: LIMIT_MS };

/** Hugo's build of the same posts. Throws when it did not make a page for each. */
export const hugoBuild: Measure = async ({ posts }) => [
  line(hugoFull, await build(posts, true)),
  line(withoutRelated, await build(posts, false)),
];
