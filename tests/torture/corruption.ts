import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientOf } from './client.ts';
import type { Scenario } from './report.ts';
import { startOn, workplace } from './server-process.ts';

const whole = JSON.stringify({
  title: 'Nine causes of a clash',
  slug: 'nine-causes',
  body: 'The first: one beam, two models. Grüße 日本. '.repeat(6),
  tags: ['BIM', 'Process'],
  theme: { fontFamily: 'Inter', basePx: 18, headingScale: 1.2 },
  createdAt: '2026-01-02T03:04:05.000Z',
});

/** Ways in which a document can be broken, by name; null stands for a folder. */
export function corrupted(flips: number): Map<string, Buffer | null> {
  const bytes = Buffer.from(whole);
  const files = new Map<string, Buffer | null>();
  for (let hundredth = 1; hundredth < 100; hundredth++) {
    const end = Math.floor((bytes.length * hundredth) / 100);
    files.set(`cut-${hundredth}`, bytes.subarray(0, end));
  }
  for (let n = 0; n < flips; n++) {
    const flipped = Buffer.from(bytes);
    const at = Math.floor((n * bytes.length) / flips);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (n % 8));
    files.set(`flip-${n}`, flipped);
  }
  const odd: Record<string, string> = {
    nul: '\0'.repeat(bytes.length),
    'nul-inside': whole.replace('Nine', '\0'),
    bom: `\ufeff${whole}`,
    empty: '',
    null: 'null',
    list: '[]',
    number: '1',
    twice: whole + whole,
    'half-of-a-letter': 'x',
  };
  for (const [name, text] of Object.entries(odd)) files.set(name, Buffer.from(text));
  files.set('half-of-a-letter', Buffer.from('7b226e223a22e697', 'hex'));
  files.set('utf-16', Buffer.from(whole, 'utf16le'));
  return files.set('folder', null);
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

export type CorruptionVerdict = {
  files: number;
  pages: Record<string, number>;
  /** Neither served nor named by health. */
  vanished: string[];
  /** Named by health but not by the log. */
  unlogged: string[];
  altered: string[];
  /** Writes to a broken document that were not refused with 409. */
  overwritten: string[];
  named: number;
};

const pages = ['/', '/about', '/blog', '/blog/good', '/rss.xml', '/api/posts', '/api/profile'];

async function layOut(content: string, files: Map<string, Buffer | null>): Promise<void> {
  await mkdir(join(content, 'posts'), { recursive: true });
  for (const [name, bytes] of files) {
    const file = join(content, 'posts', `${name}.json`);
    await (bytes === null ? mkdir(file) : writeFile(file, bytes));
  }
  await writeFile(join(content, 'posts/good.json'), '{"title":"Good","slug":"good"}');
  await writeFile(join(content, 'profile.json'), '{"fullName":"Ro');
  await writeFile(join(content, 'home.json'), '[]');
}

/** Every post the API lists, page by page. */
async function servedPosts(text: (path: string) => Promise<string>): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const answer = JSON.parse(await text(`/api/posts?pageSize=200&page=${page}`));
    const { items, total } = answer as { items: { id: string }[]; total: number };
    for (const { id } of items) ids.add(id);
    if (ids.size >= total || items.length === 0) return ids;
  }
}

/** Starts the server on content that is broken in every way, and checks what it does. */
export async function corruption(flips: number): Promise<CorruptionVerdict> {
  const place = await workplace();
  const files = corrupted(flips);
  await layOut(place.content, files);
  const pathOf = (name: string) => join(place.content, 'posts', `${name}.json`);
  const regular = [...files].filter(([, bytes]) => bytes !== null).map(([name]) => name);
  const unreadable = process.getuid?.() !== 0 ? ['cut-99'] : [];
  const before = new Map(regular.map((name) => [name, hashOf(pathOf(name))]));
  for (const name of unreadable) await chmod(pathOf(name), 0);
  const server = await startOn(place);
  const { owner, status, text } = await clientOf(server.address);
  const health = JSON.parse(await text('/api/health')) as { problems: { file: string }[] };
  const named = new Set(health.problems.map(({ file }) => file));
  const ids = await servedPosts(text);
  const verdict: CorruptionVerdict = {
    files: files.size + 2,
    named: named.size,
    pages: {},
    vanished: [...files.keys()].filter((id) => !ids.has(id) && !named.has(`posts/${id}.json`)),
    unlogged: [...named].filter((file) => !server.output().includes(file)),
    altered: [],
    overwritten: [],
  };
  for (const path of pages) verdict.pages[path] = await status(path);
  for (const id of [...files.keys()].filter((one) => named.has(`posts/${one}.json`))) {
    const answered = (await owner('PUT', `posts/${id}`, { title: 'Over it' })).status;
    if (answered !== 409) verdict.overwritten.push(`${id}: ${answered}`);
  }
  await server.kill('SIGTERM');
  for (const name of unreadable) await chmod(pathOf(name), 0o644);
  verdict.altered = regular.filter((name) => hashOf(pathOf(name)) !== before.get(name));
  await place.remove();
  return verdict;
}

export const scenario: Scenario = async (size) => {
  const verdict = await corruption(size === 'long' ? 2_000 : 64);
  const { files, named, vanished, unlogged, altered, overwritten } = verdict;
  const down = Object.entries(verdict.pages).filter(([, status]) => status !== 200);
  const wrong = [...vanished, ...unlogged, ...altered, ...overwritten, ...down];
  return [
    {
      promise: 'Broken files are left as they are, named, and keep nothing else from being served',
      done: `${files} files cut, flipped, emptied, replaced`,
      figure: `${named} named, ${altered.length} altered, ${vanished.length} unnamed, ${down.length} pages down`,
      kept: wrong.length === 0,
    },
  ];
};
