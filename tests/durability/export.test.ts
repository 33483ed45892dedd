import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  signInTo,
  spawnOn,
  startOn,
  type Workplace,
  workplace,
} from '../torture/server-process.ts';

async function place(): Promise<Workplace & { site: string }> {
  const made = await workplace();
  onTestFinished(() => made.remove());
  return { ...made, site: join(made.folder, 'site') };
}

async function exported(shared: Workplace, env: Record<string, string> = {}) {
  const build = spawnOn(shared, { script: 'server/build-site.ts', env });
  const { code } = await build.ended;
  expect([code, build.output()]).toEqual([0, expect.stringMatching(/^\d+ pages in /)]);
}

/** What an export prints that fails. */
async function refusal(shared: Workplace, env: Record<string, string> = {}): Promise<string> {
  const build = spawnOn(shared, { script: 'server/build-site.ts', env });
  expect(await build.ended).toEqual({ code: 1, signal: null });
  return build.output();
}

/** The files in a folder that hold a word. */
async function filesWith(word: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.filter((_, at) => texts[at]?.includes(word));
}

/** Lets a server show its owner a post that is no visitor's to see. */
async function draftSeenOn(address: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${await signInTo(address)}`,
    'Content-Type': 'application/json',
  };
  const draft = { title: 'Secret', status: 'draft', body: '```ts\nconst secret = 1;\n```' };
  const post = { method: 'POST', headers, body: JSON.stringify(draft) };
  const { id } = (await (await fetch(`${address}/api/posts`, post)).json()) as { id: string };
  const shown = await (await fetch(`${address}/api/posts/${id}`, { headers })).text();
  expect(shown).toContain('secret');
}

describe('the exported folder', () => {
  it('holds nothing of a draft, also where a server showed one to its owner', async () => {
    const shared = await place();
    const server = await startOn(shared);
    await draftSeenOn(server.address);
    await server.kill('SIGTERM');
    expect(await filesWith('secret', shared.site)).toEqual([]);
    expect(await filesWith('secret', join(shared.folder, 'dist/.colours'))).toHaveLength(1);
    await writeFile(
      join(shared.site, '.publisher/code.json'),
      'secret code, as it was kept here once',
    );
    await exported(shared);
    expect(await filesWith('secret', shared.site)).toEqual([]);
  });

  it('stays as it was while a file of the content is not valid, which is named', async () => {
    const shared = await place();
    const profile = join(shared.content, 'profile.json');
    await writeFile(profile, '{"fullName":"Robin"}');
    await exported(shared);
    const before = await filesWith('Robin', shared.site);
    expect(before).toContain(join(shared.site, 'about/index.html'));
    await writeFile(profile, '{"fullName":');
    await writeFile(join(shared.content, 'skills/one.json'), '{"name":["no text"]}');
    const lines = (await refusal(shared, { LOG_LEVEL: 'silent' })).split('\n');
    expect(lines).toEqual([
      'Nothing is exported until these files are mended:',
      expect.stringMatching(/^skills\/one\.json is not valid: name: /),
      'profile.json is not valid JSON',
      '',
    ]);
    expect(await filesWith('Robin', shared.site)).toEqual(before);
  });

  it('stays as it was when there is no such content folder, which is not made', async () => {
    const shared = await place();
    await exported(shared);
    const isOfLock = (file: string) => file.includes('.server.lock');
    const kept = async () => (await filesWith('', shared.site)).filter((file) => !isOfLock(file));
    const before = await kept();
    const CONTENT_DIR = join(shared.folder, 'contnet');
    expect(await refusal(shared, { CONTENT_DIR })).toBe(
      `CONTENT_DIR ${CONTENT_DIR} does not exist.\n`,
    );
    expect(await kept()).toEqual(before);
    expect(await readdir(shared.folder)).not.toContain('contnet');
  });

  it('holds nothing of a server’s own content when it shows that of another', async () => {
    const shared = await place();
    for (const name of ['posts', 'uploads']) await mkdir(join(shared.content, name));
    await writeFile(join(shared.content, 'uploads/own.webp'), 'Own words in a picture');
    await writeFile(join(shared.content, 'posts/own.json'), '{"title":"Own words","slug":"own"}');
    await exported(shared);
    expect(await filesWith('Own words', shared.site)).toContain(
      join(shared.site, 'uploads/own.webp'),
    );
    const other = await place();
    await mkdir(join(other.content, 'uploads/2024'), { recursive: true });
    await writeFile(join(other.content, 'uploads/2024/my photo.jpg'), 'picture');
    const profile = '{"avatarUrl":"/uploads/2024/my%20photo.jpg"}';
    await writeFile(join(other.content, 'profile.json'), profile);
    const server = await startOn(other);
    await exported(shared, { API_BASE: server.address });
    expect(await filesWith('Own words', shared.site)).toEqual([]);
    const picture = join(shared.site, 'uploads/2024/my photo.jpg');
    expect(await readFile(picture, 'utf8')).toBe('picture');
    await server.kill('SIGTERM');
  });
});
