import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import type { ToldSummary } from '../api/told-summaries.ts';
import { readSettings } from '../env.ts';
import { writeKept } from '../kept-summaries.ts';
import { openReadingApi } from '../reading-api.ts';
import { RenderCrew } from './render-crew.ts';

async function openCrew() {
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
  const told: ToldSummary[] = [];
  const crew = new RenderCrew(task, (more) => told.push(...more));
  onTestFinished(() => crew.close());
  return { crew, told, task };
}

/** What any user may read of the processes this one started, and their environment besides. */
const children = () =>
  execFileSync('ps', ['axeww', '-o', 'ppid=,pid=,args='], { maxBuffer: 1e8 })
    .toString()
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `))
    .filter((line) => line.includes('render-process.mjs'));

afterEach(() => vi.unstubAllEnvs());

it('renders pages from the same content, tells what they read, and rejects what cannot be', async () => {
  const { crew } = await openCrew();
  const pages = await Promise.all(['/', '/about', '/blog'].map((path) => crew.render(path)));
  for (const { status, body, headers, reads } of pages) {
    expect(status).toBe(200);
    expect(body).toContain('"fullName":"Robin"');
    expect(headers['content-security-policy']).toContain("script-src 'sha256-x'");
    expect(reads).toMatchObject([{ url: '/api/profile', tags: ['profile'] }]);
  }
  await expect(crew.render('/boom')).rejects.toThrow('inside of the page');
  expect(await crew.render('/blog/none')).toMatchObject({ status: 404 });
});

it('makes what lists show of a post once for all, and tells it', async () => {
  const { crew, told } = await openCrew();
  const twoAtOnce = (...ids: string[]) => Promise.all(ids.map((id) => crew.render(`/blog/${id}`)));
  await twoAtOnce('one', 'two');
  await twoAtOnce('two', 'one');
  expect(told.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  const [summary] = told.map(({ json }) => JSON.parse(Buffer.from(json).toString()));
  expect(summary).toMatchObject({ preview: 'Some words.', words: 2 });
});

it('reads no body again of which the server has kept what lists show', async () => {
  const { crew, told, task } = await openCrew();
  const { posts, close } = await openReadingApi(task.settings, silent);
  onTestFinished(close);
  await writeKept(
    task.keptAt,
    [...(posts?.values() ?? [])].filter(({ id }) => id === 'one'),
  );
  await Promise.all(['one', 'two'].map((id) => crew.render(`/blog/${id}`)));
  expect(told.map(({ id }) => id)).toEqual(['two']);
});

it('rejects what is under way when it is let go of, and starts anew when asked again', async () => {
  const { crew } = await openCrew();
  await crew.render('/');
  const underWay = crew.render('/endless');
  crew.close();
  await expect(underWay).rejects.toThrow('the process ended');
  expect(await crew.render('/about')).toMatchObject({ status: 200 });
});

it.runIf(availableParallelism() > 1)(
  'goes on without a process that the system ended',
  async () => {
    const { crew } = await openCrew();
    await crew.render('/');
    const [, pid] = children()[0]?.trim().split(/\s+/) ?? [];
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitUntil(() => children().length < crew.size);
    await Promise.allSettled([crew.render('/')]); // that very moment nobody may know of it yet
    for (let n = 0; n < 3; n++) expect(await crew.render('/about')).toMatchObject({ status: 200 });
  },
);

it('is told no secret, neither by arguments, which every user can read, nor by its environment', async () => {
  vi.stubEnv('OWNER_PASSPHRASE', 'the-owner-s-own-passphrase');
  vi.stubEnv('TOKEN_SECRET', 'what-signs-the-tokens');
  vi.stubEnv('OTHER_SETTING', 'what-is-no-secret');
  const { crew } = await openCrew();
  await crew.render('/');
  const seen = children();
  expect(seen).toHaveLength(crew.size);
  for (const line of seen) {
    expect(line).toContain('what-is-no-secret');
    expect(line).not.toMatch(/the-owner-s-own-passphrase|what-signs-the-tokens/);
    expect(line).not.toContain('CONTENT_DIR":');
  }
});
