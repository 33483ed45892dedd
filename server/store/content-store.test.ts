import { cp, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listeningLog, silent } from '../../tests/fixtures/log.ts';
import { MemoryBackend } from '../../tests/fixtures/memory-backend.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { type Change, ContentStore } from './content-store.ts';
import { JsonFolder } from './json-folder.ts';

const skill = (name: string) => ({ name, category: '', level: '', sortOrder: 0 });

async function openOnDisk(files: Record<string, string> = {}, log = silent) {
  const root = await tempFolder();
  const backend = new JsonFolder(root);
  const folders = ['skills', 'highlights', 'gallery', 'projects', 'posts', 'messages'];
  await backend.prepare([...folders, 'experience', 'education', 'certificates', 'uploads']);
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const store = await ContentStore.open(backend, log);
  onTestFinished(() => store.close());
  const changes: Change[] = [];
  store.onChange((change) => changes.push(change));
  const skillNamed = (id: string) => store.collection('skills').get(id)?.value.name;
  return { root, store, changes, skillNamed, at: (name: string) => join(root, name) };
}

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 4_000, interval: 5 });

describe('the content store on a folder', () => {
  it('serves what is there and names every document that is kept but not served', async () => {
    const { log, lines } = listeningLog();
    const files = { 'skills/a.json': '{"name":"BIM"}', 'skills/b.json': '{', 'profile.json': '[]' };
    const { store, skillNamed } = await openOnDisk(files, log);
    expect(skillNamed('a')).toBe('BIM');
    expect(store.problems().map(({ file }) => file)).toEqual(['skills/b.json', 'profile.json']);
    expect(lines.map(({ file }) => file)).toEqual(['skills/b.json', 'profile.json']);
  });

  it('has a write on disk when it is acknowledged', async () => {
    const { store, at } = await openOnDisk();
    await store.collection('skills').put('a', () => skill('BIM'));
    expect(JSON.parse(await readFile(at('skills/a.json'), 'utf8'))).toEqual(skill('BIM'));
  });

  it('picks up files added, changed and removed from outside', async () => {
    const { skillNamed, at, changes } = await openOnDisk();
    await writeFile(at('skills/a.json'), '{"name":"added"}');
    await until(() => skillNamed('a') === 'added');
    await writeFile(at('skills/a.json'), '{"name":"changed"}');
    await until(() => skillNamed('a') === 'changed');
    await unlink(at('skills/a.json'));
    await until(() => skillNamed('a') === undefined);
    expect(changes.map(({ after }) => (after as { name: string } | undefined)?.name)).toEqual([
      'added',
      'changed',
      undefined,
    ]);
  });

  it('picks up files that are renamed into place, and single documents', async () => {
    const { store, skillNamed, at } = await openOnDisk();
    await writeFile(at('draft.txt'), '{"name":"moved"}');
    await rename(at('draft.txt'), at('skills/a.json'));
    await writeFile(at('profile.json'), '{"fullName":"Robin"}');
    await until(() => skillNamed('a') === 'moved');
    await until(() => store.single('profile').get('profile')?.value.fullName === 'Robin');
  });

  it('does not take its own writes for changes from outside', async () => {
    const { store, changes, skillNamed, at } = await openOnDisk();
    await store.collection('skills').put('a', () => skill('mine'));
    await store.single('home').put('home', () => ({ welcomeHtml: '<h1>Hi</h1>' }));
    await store.collection('skills').remove('a', () => {});
    await writeFile(at('skills/z.json'), '{"name":"outside"}');
    await until(() => skillNamed('z'));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(changes.map(({ id }) => id)).toEqual(['a', 'home', 'a', 'z']);
  });

  it('follows a folder that is removed and comes back, as when git changes branches', async () => {
    const { skillNamed, at } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' });
    await rm(at('skills'), { recursive: true });
    await until(() => skillNamed('a') === undefined);
    await mkdir(at('other'));
    await writeFile(at('other/b.json'), '{"name":"two"}');
    await cp(at('other'), at('skills'), { recursive: true });
    await until(() => skillNamed('b') === 'two');
    await writeFile(at('skills/c.json'), '{"name":"three"}');
    await until(() => skillNamed('c') === 'three');
  });

  it('sees a change even while other files are written without a pause', async () => {
    const { skillNamed, at } = await openOnDisk();
    const noise = setInterval(() => void writeFile(at('skills/noise.txt'), 'x'), 10);
    onTestFinished(() => clearInterval(noise));
    await writeFile(at('skills/a.json'), '{"name":"seen"}');
    await until(() => skillNamed('a') === 'seen');
  });

  it('logs a file that breaks while it runs, once it is quiet, and serves the rest', async () => {
    const { log, lines } = listeningLog();
    const { at } = await openOnDisk({ 'skills/a.json': '{"name":"BIM"}' }, log);
    await writeFile(at('skills/a.json'), '{"name":');
    await until(() => lines.length > 0);
    expect(lines[0]?.msg).toBe('skills/a.json is not valid JSON');
  });

  it('gives a post that was put here without a slug the one of its title', async () => {
    const { store } = await openOnDisk({ 'posts/a.json': '{"title":"Clash Triage"}' });
    expect(store.collection('posts').get('a')?.value.slug).toBe('clash-triage');
  });
});

describe('the content store on any backend', () => {
  it('does not miss what changes while it opens', async () => {
    const backend = new MemoryBackend();
    backend.documents.set('skills/a.json', '{"name":"old"}');
    const readAll = backend.readAll.bind(backend);
    backend.readAll = async (folder) => {
      const readings = await readAll(folder);
      if (folder === 'skills') backend.changeOutside({ folder, id: 'a' }, '{"name":"new"}');
      return readings;
    };
    const store = await ContentStore.open(backend, silent);
    await until(() => store.collection('skills').get('a')?.value.name === 'new');
  });

  it('keeps a write when a listener fails, tells the others, and logs it', async () => {
    const { log, lines } = listeningLog();
    const store = await ContentStore.open(new MemoryBackend(), log);
    const heard = vi.fn();
    store.onChange(() => {
      throw new Error('listener');
    });
    store.onChange(heard);
    await store.collection('skills').put('a', () => skill('BIM'));
    expect(heard).toHaveBeenCalledOnce();
    expect(lines[0]?.msg).toBe('a change to skills/a.json was not followed');
  });

  it('is closed only when the writes under way are done', async () => {
    const backend = new MemoryBackend();
    const store = await ContentStore.open(backend, silent);
    const release = backend.hold('skills/a.json');
    void store.collection('skills').put('a', () => skill('BIM'));
    const closing = store.close();
    setTimeout(release, 20);
    await closing;
    expect(backend.documents.has('skills/a.json')).toBe(true);
  });
});
