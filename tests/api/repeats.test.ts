import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { until } from '../fixtures/disk-store.ts';
import { samples } from '../fixtures/samples.ts';

const named = (key: string) => ({ 'Idempotency-Key': key });

describe('a create sent again because its answer was lost', () => {
  it('is done once, and gets the first answer', async () => {
    const { owner, visitor } = await openApi();
    const send = (key: string) => owner('POST', 'skills', { name: 'Rhino' }, named(key));
    const [first, second] = await Promise.all([send('a'), send('a')]);
    const third = await send('a');
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    const { id } = await first.json();
    expect([(await second.json()).id, (await third.json()).id]).toEqual([id, id]);
    expect(third.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(await (await visitor('GET', 'skills')).json()).toHaveLength(1);
    await send('b');
    expect(await (await visitor('GET', 'skills')).json()).toHaveLength(2);
  });

  it('has the newer words when it was sent again with other words', async () => {
    const { owner, json } = await openApi();
    const send = (name: string) => owner('POST', 'skills', { name }, named('a'));
    const { id } = await (await send('Rhino')).json();
    const again = await send('Rhino 8');
    expect(again.ok).toBe(true);
    expect(again.headers.get('ETag')).toBe(
      (await owner('GET', `skills/${id}`)).headers.get('ETag'),
    );
    expect(await (await send('Rhino 8.1')).json()).toMatchObject({ id, name: 'Rhino 8.1' });
    expect(await (await send('Rhino 8.1')).json()).toMatchObject({ id, name: 'Rhino 8.1' });
    expect(await json('skills')).toMatchObject([{ id, name: 'Rhino 8.1' }]);
  });

  it('keeps its newer words when older ones arrive later', async () => {
    const { owner, json } = await openApi();
    const send = (name: string, key: string) => owner('POST', 'skills', { name }, named(key));
    await send('Newer', 'a;20');
    expect((await send('Older', 'a;10')).status).toBe(409);
    expect(await json('skills')).toMatchObject([{ name: 'Newer' }]);
    await send('Newest', 'a;30');
    expect(await json('skills')).toMatchObject([{ name: 'Newest' }]);
  });

  it('is told that it is stored only when its words are', async () => {
    const { owner } = await openApi();
    const send = (name: string, key: string) => owner('POST', 'skills', { name }, named(key));
    await send('Rhino', 'a;20');
    expect((await send('Rhino', 'a;10')).status).toBe(201);
    const { detail } = await (await send('Rhino 8', 'a;10')).json();
    expect(detail).toContain('clock of this device');
  });

  it('with other words that are not valid changes nothing', async () => {
    const { owner, json } = await openApi();
    const send = (name: string) => owner('POST', 'skills', { name }, named('a'));
    await send('Rhino');
    expect((await send('')).status).toBe(422);
    expect(await json('skills')).toMatchObject([{ name: 'Rhino' }]);
  });

  it('undoes nothing that was written or deleted meanwhile', async () => {
    const { owner, json } = await openApi();
    const send = (name: string) => owner('POST', 'skills', { name }, named('a'));
    const { id } = await (await send('Rhino')).json();
    await owner('PUT', `skills/${id}`, { level: 'Daily' });
    expect((await send('Revit')).status).toBe(201);
    const written = [{ name: 'Rhino', level: 'Daily' }, { name: 'Revit' }];
    expect(await json('skills')).toEqual(
      expect.arrayContaining(written.map((one) => expect.objectContaining(one))),
    );
    const last = (await (await send('Revit')).json()).id;
    await owner('DELETE', `skills/${last}`);
    expect((await send('Tekla')).status).toBe(201);
    expect(await json('skills')).toHaveLength(2);
  });

  it('is tried again when it was refused', async () => {
    const { owner } = await openApi();
    expect((await owner('POST', 'skills', { name: '' }, named('a'))).status).toBe(422);
    expect((await owner('POST', 'skills', { name: 'Rhino' }, named('a'))).status).toBe(201);
  });

  it('is done once when several waited for one that was refused', async () => {
    const { backend, owner, json } = await openApi();
    const send = () => owner('POST', 'skills', { id: 'a', name: 'Rhino' }, named('a'));
    const release = backend.hold('skills/a.json');
    const first = send();
    await until(() => backend.journal.length > 0);
    const others = [send(), send()];
    await delay(50);
    backend.failWith('ENOSPC');
    release();
    expect((await first).status).toBe(507);
    backend.recover();
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect([statuses, await json('skills')]).toEqual([[201, 201], [expect.anything()]]);
  });

  it('is remembered among the last 50', async () => {
    const { owner, json } = await openApi();
    const create = (key: string) => owner('POST', 'skills', { name: 'Rhino' }, named(key));
    const count = async () => (await json<unknown[]>('skills', owner)).length;
    for (let n = 0; n < 50; n++) await create(`${n}`);
    await create('0');
    expect(await count()).toBe(50);
    await create('one more');
    await create('0');
    expect(await count()).toBe(52);
  });

  it('is done once also while more than 50 others are under way, or are done sooner', async () => {
    const { backend, owner, json } = await openApi();
    const create = (key: string) => owner('POST', 'skills', { id: key, name: 'Rhino' }, named(key));
    const release = backend.hold('skills/slow.json');
    const first = create('slow');
    await until(() => backend.journal.length > 0);
    for (let n = 0; n < 60; n++) await create(`${n}`);
    const again = create('slow');
    await delay(50);
    release();
    const ids = await Promise.all([first, again].map(async (one) => (await (await one).json()).id));
    expect(ids).toEqual(['slow', 'slow']);
    expect(await json('skills')).toHaveLength(61);
  });

  it('is done once also when it is asked again with other words while 50 others are done', async () => {
    const { backend, owner, json } = await openApi();
    const create = (id: string, name: string) => owner('POST', 'skills', { id, name }, named(id));
    await create('slow', 'Rhino');
    const release = backend.hold('skills/slow.json');
    const second = create('slow', 'Rhino 8');
    await until(() => backend.journal.at(-1) === 'put skills/slow.json begins');
    for (let n = 0; n < 50; n++) await create(`${n}`, 'Rhino');
    const third = create('slow', 'Rhino 8');
    release();
    const ids = await Promise.all(
      [second, third].map(async (one) => (await (await one).json()).id),
    );
    expect(ids).toEqual(['slow', 'slow']);
    expect(await json('skills')).toHaveLength(51);
  });

  it('is remembered however many others were refused meanwhile', async () => {
    const { owner, json } = await openApi();
    const create = (name: string, key: string) => owner('POST', 'skills', { name }, named(key));
    for (let n = 0; n < 50; n++) await create('Rhino', `${n}`);
    expect((await create('', 'refused')).status).toBe(422);
    await create('Rhino', '0');
    expect(await json('skills')).toHaveLength(50);
  });

  it('under a key that was used for another kind of entry creates both', async () => {
    const { owner, json } = await openApi();
    await owner('POST', 'skills', { name: 'Rhino' }, named('a'));
    await owner('POST', 'projects', { ...samples.projects.whole, name: 'Pit' }, named('a'));
    expect(await json('skills')).toMatchObject([{ name: 'Rhino' }]);
    expect(await json('projects')).toMatchObject([{ name: 'Pit' }]);
  });

  it.each([
    ['is remembered when its answer has nearly 1 MB', 90_000, 1],
    ['is not when its answer has more, which would take much memory', 150_000, 2],
  ])('%s', async (_what, words, created) => {
    const { owner, store } = await openApi();
    const post = { title: 'A', body: 'word '.repeat(words) };
    for (let n = 0; n < 2; n++)
      expect((await owner('POST', 'posts', post, named('a'))).status).toBe(201);
    expect(store.collection('posts').size).toBe(created);
  });

  it('is done once however many previews were requested meanwhile', async () => {
    const { owner, json } = await openApi();
    const send = () => owner('POST', 'skills', { name: 'Rhino' }, named('a'));
    await send();
    for (let n = 0; n < 60; n++) await owner('POST', 'posts/preview', { body: 'x' }, named(`${n}`));
    expect((await send()).status).toBe(201);
    expect(await json('skills')).toHaveLength(1);
  });

  it('never gives the owner’s answer to anyone else', async () => {
    const { owner, visitor } = await openApi();
    await owner('POST', 'skills', { name: 'Rhino' }, named('a'));
    expect((await visitor('POST', 'skills', { name: 'Rhino' }, named('a'))).status).toBe(401);
  });
});
