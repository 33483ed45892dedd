import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdFolder } from '../../server/store/file-lock.ts';
import { spawnOn, startOn, type Workplace, workplace } from '../torture/server-process.ts';

async function place(): Promise<Workplace> {
  const made = await workplace();
  onTestFinished(() => made.remove());
  return made;
}

describe('two processes on one folder of pages', () => {
  it('with different content: the second refuses to start or to build, in one line', async () => {
    const [one, other] = [await place(), await place()];
    const site = join(one.folder, 'site');
    const first = await startOn(one);
    for (const script of ['server/serve.ts', 'server/build-site.ts']) {
      const second = spawnOn(other, { env: { SITE_DIR: site }, script });
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.output()).toBe(
        `SITE_DIR ${site} is in use by another server; stop that one first.\n`,
      );
    }
    await first.kill('SIGKILL');
    const third = await startOn(other, { env: { SITE_DIR: site } });
    expect(await third.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

describe('two processes on one content folder', () => {
  it('the second refuses to start, in one line; after kill -9 of the first it starts at once', async () => {
    const shared = await place();
    const first = await startOn(shared);
    const second = spawnOn(shared, { env: { SITE_DIR: join(shared.folder, 'other') } });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output()).toBe(
      `CONTENT_DIR ${shared.content} is in use by another server; stop that one first.\n`,
    );
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    await first.kill('SIGKILL');
    const third = await startOn(shared);
    expect(await third.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('a server does not start from what is being built, and says so in one line', async () => {
    const shared = await place();
    onTestFinished(holdFolder(shared.folder));
    const server = spawnOn(shared);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    const build = join(shared.folder, 'dist');
    expect(server.output()).toBe(`${build} is being built; start again when that is done.\n`);
  });

  it('a build beside a server reads the content and does not disturb the server’s writes', async () => {
    const shared = await place();
    const server = await startOn(shared);
    const underWay = '.one.json.7b0fd4be-3c0c-4b4e-9d0f-111111111111.tmp';
    await writeFile(join(shared.content, 'posts', underWay), '{"title":"half of');
    const env = { SITE_DIR: join(shared.folder, 'export') };
    const build = spawnOn(shared, { env, script: 'server/build-site.ts' });
    const { code } = await build.ended;
    await server.kill('SIGTERM');
    expect([code, build.output()]).toEqual([0, expect.stringMatching(/^\d+ pages in /)]);
    expect(await readdir(join(shared.content, 'posts'))).toEqual([underWay]);
    expect(await readdir(env.SITE_DIR)).toContain('index.html');
  });
});
