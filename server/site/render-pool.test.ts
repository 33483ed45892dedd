import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import type { SharedSummary } from '../api/shared-summaries.ts';
import { readSettings } from '../env.ts';
import { RecentColours } from '../highlighter/highlight-all.ts';
import { writeKept } from '../kept-summaries.ts';
import { openReadingApi } from '../reading-api.ts';
import { RenderPool } from './render-pool.ts';

async function openPool() {
  const folder = await tempFolder();
  const [build, content] = [join(folder, 'dist'), join(folder, 'content')];
  await fakeBuild(build);
  await mkdir(join(content, 'posts'), { recursive: true });
  for (const id of ['one', 'two']) {
    await writeFile(join(content, `posts/${id}.json`), `{"title":"${id}","body":"Some words."}`);
  }
  await writeFile(join(content, 'profile.json'), '{"fullName":"Robin"}');
  const settings = readSettings({ ...process.env, CONTENT_DIR: content });
  const task = { build, settings, locals: {}, keptAt: { folder, build: 'fake' } };
  const told: SharedSummary[] = [];
  const colours = new RecentColours();
  const pool = new RenderPool(task, (news) => {
    told.push(...news.summaries);
    colours.adopt(news.colours);
  });
  onTestFinished(() => pool.close());
  return { pool, told, colours, task, content };
}

/** What any user may read of the processes started here, and their environment. */
const children = () =>
  execFileSync('ps', ['axeww', '-o', 'ppid=,pid=,args='], { maxBuffer: 1e8 })
    .toString()
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `))
    .filter((line) => line.includes('render-process.mjs'));

afterEach(() => vi.unstubAllEnvs());

it('renders pages from the same content, reports what they read, and rejects what cannot be rendered', async () => {
  const { pool } = await openPool();
  const pages = await Promise.all(['/', '/about', '/blog'].map((path) => pool.render(path)));
  for (const { status, body, headers, reads } of pages) {
    expect(status).toBe(200);
    expect(body.toString()).toContain('"fullName":"Robin"');
    expect(headers['content-security-policy']).toContain("script-src 'sha256-x'");
    expect(reads).toMatchObject([{ url: '/api/profile', tags: ['profile'] }]);
  }
  await expect(pool.render('/boom')).rejects.toThrow('inside of the page');
  expect(await pool.render('/blog/none')).toMatchObject({ status: 404 });
});

it('makes what lists show of a post once for all processes, and reports it', async () => {
  const { pool, told } = await openPool();
  const twoAtOnce = (...ids: string[]) => Promise.all(ids.map((id) => pool.render(`/blog/${id}`)));
  await twoAtOnce('one', 'two');
  await twoAtOnce('two', 'one');
  expect(told.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  const [summary] = told.map(({ json }) => JSON.parse(Buffer.from(json).toString()));
  expect(summary).toMatchObject({ preview: 'Some words.', words: 2 });
});

it('does not read a body again when the server has kept what lists show of it', async () => {
  const { pool, told, task } = await openPool();
  const { posts, close } = await openReadingApi(task.settings, silent);
  onTestFinished(close);
  await writeKept(
    task.keptAt,
    [...(posts?.values() ?? [])].filter(({ id }) => id === 'one'),
  );
  await Promise.all(['one', 'two'].map((id) => pool.render(`/blog/${id}`)));
  expect(told.map(({ id }) => id)).toEqual(['two']);
});

it('reports the code it coloured, so that the server need not colour it again', async () => {
  const { pool, colours, content } = await openPool();
  const body = '```ts\\nconst wall = 1;\\n```\\n\\n```\\nno language\\n```';
  await writeFile(join(content, 'posts/one.json'), `{"title":"one","body":"${body}"}`);
  await pool.render('/blog/one');
  const colour = vi.fn(async () => []);
  const html = await colours.by(colour)([{ source: 'const wall = 1;', language: 'ts' }]);
  expect(html({ source: 'const wall = 1;', language: 'ts' })).toContain('<span');
  expect(colour).not.toHaveBeenCalled();
  expect([...colours.all()]).toHaveLength(1);
});

it('rejects what is under way when it is closed, and starts again when asked again', async () => {
  const { pool } = await openPool();
  await pool.render('/');
  const underWay = pool.render('/endless');
  pool.close();
  await expect(underWay).rejects.toThrow('the process ended');
  expect(await pool.render('/about')).toMatchObject({ status: 200 });
});

it.runIf(availableParallelism() > 1)(
  'goes on without a process that the system killed',
  async () => {
    const { pool } = await openPool();
    await pool.render('/');
    const [, pid] = children()[0]?.trim().split(/\s+/) ?? [];
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitUntil(() => children().length < pool.size);
    await Promise.allSettled([pool.render('/')]); // the pool may not have noticed yet
    for (let n = 0; n < 3; n++) expect(await pool.render('/about')).toMatchObject({ status: 200 });
  },
);

it('receives no secret, neither in arguments, which every user can read, nor in its environment', async () => {
  vi.stubEnv('OWNER_PASSPHRASE', 'the-owner-s-own-passphrase');
  vi.stubEnv('TOKEN_SECRET', 'what-signs-the-tokens');
  vi.stubEnv('OTHER_SETTING', 'what-is-no-secret');
  const { pool } = await openPool();
  await pool.render('/');
  const seen = children();
  expect(seen).toHaveLength(pool.size);
  for (const line of seen) {
    expect(line).toContain('what-is-no-secret');
    expect(line).not.toMatch(/the-owner-s-own-passphrase|what-signs-the-tokens/);
    expect(line).not.toContain('CONTENT_DIR":');
  }
});
