import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOnDisk, until } from '../../tests/fixtures/disk-store.ts';
import { listeningLog, silent } from '../../tests/fixtures/log.ts';
import { MemoryBackend } from '../../tests/fixtures/memory-backend.ts';
import { ContentStore } from './content-store.ts';
import { DurableJsonFile } from './durable-json.ts';
import { NotStored } from './errors.ts';

const skill = (name: string) => ({ name, category: '', level: '', sortOrder: 0 });

describe('the content store on a folder', () => {
  it('serves valid documents and names every one that is kept but not served', async () => {
    const { log, lines } = listeningLog();
    const files = { 'skills/a.json': '{"name":"BIM"}', 'skills/b.json': '{', 'profile.json': '[]' };
    const { store, skillNamed } = await openOnDisk(files, log);
    expect(skillNamed('a')).toBe('BIM');
    expect(store.problems().map(({ file }) => file)).toEqual(['skills/b.json', 'profile.json']);
    expect(lines.map(({ file }) => file)).toEqual(['skills/b.json', 'profile.json']);
  });

  it('goes on serving what it holds while no file can be opened, and catches up once one can', async () => {
    const { log, lines } = listeningLog();
    const { store, skillNamed, at } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' }, log);
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const reading = vi.spyOn(DurableJsonFile.prototype, 'read').mockRejectedValue(full);
    onTestFinished(() => reading.mockRestore());
    await writeFile(at('skills/a.json'), '{"name":"two"}');
    await until(() => lines.length > 0);
    expect([skillNamed('a'), store.problems()]).toEqual(['one', []]);
    const saving = store.collection('skills').put('a', () => skill('mine'));
    await expect(saving).rejects.toBeInstanceOf(NotStored);
    reading.mockRestore();
    await until(() => skillNamed('a') === 'two');
  });

  it('takes in a folder that came while no file could be opened', async () => {
    const { log, lines } = listeningLog();
    const { skillNamed, at } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' }, log);
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const reading = vi.spyOn(DurableJsonFile.prototype, 'read').mockRejectedValue(full);
    onTestFinished(() => reading.mockRestore());
    await mkdir(at('other'));
    await writeFile(at('other/b.json'), '{"name":"two"}');
    await rm(at('skills'), { recursive: true });
    await rename(at('other'), at('skills'));
    await until(() => reading.mock.contexts.length > 0 && lines.length > 0);
    reading.mockRestore();
    await until(() => skillNamed('b') === 'two' && skillNamed('a') === undefined);
  });

  it('has written to disk when it acknowledges', async () => {
    const { store, at } = await openOnDisk();
    await store.collection('skills').put('a', () => skill('BIM'));
    expect(JSON.parse(await readFile(at('skills/a.json'), 'utf8'))).toEqual(skill('BIM'));
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

  it('gives a post file without a slug the one of its title', async () => {
    const { store } = await openOnDisk({ 'posts/a.json': '{"title":"Clash Triage"}' });
    expect(store.collection('posts').get('a')?.value.slug).toBe('clash-triage');
  });

  it('serves a malformed role as one that cannot be read, so that it can be edited or deleted', async () => {
    const file = '{"company":7,"role":"Modeller","startDate":"soon","endDate":"later"}';
    const { store, at } = await openOnDisk({ 'experience/a.json': file });
    const role = { role: 'Modeller', startDate: '', endDate: null };
    expect(store.collection('experience').get('a')?.value).toMatchObject(role);
    expect(store.problems()).toEqual([]);
    expect(await readFile(at('experience/a.json'), 'utf8')).toBe(file);
  });

  it.each([
    '{"company":"A","startDate":"2020-05","endDate":"2019-01"}',
    '{"employer":"A","from":"2020-05-31","to":"2019-01-01"}',
  ])('serves a role whose end is before its start as malformed: %s', async (file) => {
    const { store } = await openOnDisk({ 'experience/a.json': file });
    const role = { company: 'A', startDate: '', endDate: '2019-01' };
    expect(store.collection('experience').get('a')?.value).toMatchObject(role);
    expect(store.problems()).toEqual([]);
  });

  it('does not serve a study whose end is before its start, and says why', async () => {
    const file = '{"school":"A","startYM":"2020-05","endYM":"2019-01"}';
    const { store } = await openOnDisk({ 'education/a.json': file });
    expect(store.collection('education').get('a')).toBeUndefined();
    expect(store.problems()[0]?.reason).toContain('End Date must be after Start Date.');
  });

  it("shows a certificate without a title or a type as 'Certificate'", async () => {
    const { store } = await openOnDisk({
      'certificates/a.json': '{"provider":"IBM","title":null}',
    });
    const shown = { issuer: 'IBM', title: 'Certificate', type: 'Certificate' };
    expect(store.collection('certificates').get('a')?.value).toMatchObject(shown);
    expect(store.problems()).toEqual([]);
  });
});

describe('a file without the words that its form requires', () => {
  it.each([
    ['projects', { summary: '<p>S</p>' }, { name: '', summary: '<p>S</p>' }],
    ['certificates', { title: 'T', type: 'Exam' }, { title: 'T', issuer: '', type: 'Exam' }],
  ] as const)('is served: %s %j', async (folder, file, value) => {
    const { store } = await openOnDisk({ [`${folder}/a.json`]: JSON.stringify(file) });
    expect(store.collection(folder).get('a')?.value).toMatchObject(value);
    expect(store.problems()).toEqual([]);
  });
});

describe('the content store on any backend', () => {
  it('does not miss what changes while it opens', async () => {
    const backend = new MemoryBackend();
    backend.documents.set('skills/a.json', '{"name":"old"}');
    const readAll = backend.readAll.bind(backend);
    backend.readAll = async function* (folder) {
      yield* readAll(folder);
      if (folder === 'skills') backend.changeOutside({ folder, id: 'a' }, '{"name":"new"}');
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

  it('closes only after the writes under way are done', async () => {
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
