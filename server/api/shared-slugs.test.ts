import { expect, it } from 'vitest';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { MemoryBackend } from '../../tests/fixtures/memory-backend.ts';
import { ContentStore } from '../store/content-store.ts';
import { PostIndex } from './post-index.ts';
import { tellOfSharedSlugs } from './shared-slugs.ts';

const file = (title: string, slug: string, year: number) =>
  JSON.stringify({ title, slug, createdAt: `${year}-01-01` });

it('logs each post that cannot be reached once, also when a later file takes its place', async () => {
  const backend = new MemoryBackend();
  backend.documents.set('posts/a.json', file('A', 'twin', 2020));
  backend.documents.set('posts/b.json', file('B', 'twin', 2021));
  const { log, lines } = listeningLog();
  const store = await ContentStore.open(backend, log);
  tellOfSharedSlugs(store, new PostIndex(store), log);
  const told = () => lines.splice(0).map(({ msg }) => msg);
  expect(told()).toEqual([
    'posts/b.json has the same slug as posts/a.json, which is shown in its place',
  ]);
  const put = async (id: string, text: string) => {
    backend.documents.set(`posts/${id}.json`, text);
    await store.collection('posts').refresh(id);
    return told();
  };
  expect(await put('b', file('Changed', 'twin', 2021))).toEqual([]);
  expect(await put('b', file('B', 'other', 2021))).toEqual([]);
  expect(await put('c', file('C', 'other', 2019))).toEqual([
    'posts/b.json has the same slug as posts/c.json, which is shown in its place',
  ]);
});
