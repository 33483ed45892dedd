import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { creationsBeside } from '../../server/creations-file.ts';
import { apiOn } from '../fixtures/api.ts';
import { silent } from '../fixtures/log.ts';
import { MemoryBackend } from '../fixtures/memory-backend.ts';
import { samples } from '../fixtures/samples.ts';
import { tempFolder } from '../fixtures/temp-folder.ts';

const named = (key: string) => ({ 'Idempotency-Key': key });

/** Content, and the folder that a server keeps its own files in. */
async function place() {
  const backend = new MemoryBackend();
  const folder = await tempFolder();
  const start = () => apiOn(backend, { creations: creationsBeside(folder, silent) });
  return { backend, start, file: join(folder, '.publisher/creations.jsonl') };
}

type Started = Awaited<ReturnType<typeof apiOn>>;

const create = (server: Started, name: string, key = 'a') =>
  server.owner('POST', 'skills', { name }, named(key));

describe('a create sent again after the server was restarted', () => {
  it('is done once, and answered with what is stored', async () => {
    const { start } = await place();
    const first = await create(await start(), 'Rhino');
    const restarted = await start();
    const again = await create(restarted, 'Rhino');
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    for (const name of ['Location', 'ETag'])
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    expect(await restarted.json('skills')).toHaveLength(1);
  });

  it('is done once for a post and for a project, and after several restarts', async () => {
    const { start } = await place();
    const { whole } = samples.projects;
    for (let n = 0; n < 3; n++) {
      const server = await start();
      const body = { title: 'One', body: 'Words', status: 'published' };
      expect((await server.owner('POST', 'posts', body, named('a'))).status).toBe(201);
      expect((await server.owner('POST', 'projects', whole, named('b'))).status).toBe(201);
    }
    const server = await start();
    expect((await server.json('posts', server.owner)).items).toHaveLength(1);
    expect(await server.json('projects')).toHaveLength(1);
  });

  it('has the newer words when it was sent again with other words, however often', async () => {
    const { start } = await place();
    const { id } = await (await create(await start(), 'Rhino')).json();
    for (const name of ['Rhino 8', 'Rhino 9', 'Rhino 10']) {
      const server = await start();
      expect((await create(server, name)).status).toBe(201);
      expect(await server.json('skills')).toMatchObject([{ id, name }]);
    }
  });

  it('keeps its newer words when older ones arrive later', async () => {
    const { start } = await place();
    await create(await start(), 'Newer', 'a;20');
    const restarted = await start();
    expect((await create(restarted, 'Older', 'a;10')).status).toBe(409);
    expect(await restarted.json('skills')).toMatchObject([{ name: 'Newer' }]);
  });

  it('undoes nothing that was written or deleted meanwhile', async () => {
    const { start } = await place();
    const { id } = await (await create(await start(), 'Rhino')).json();
    const second = await start();
    await second.owner('PUT', `skills/${id}`, { level: 'Daily' });
    expect(await (await create(await start(), 'Rhino')).json()).toMatchObject({ level: 'Daily' });
    const third = await start();
    await create(third, 'Revit');
    expect(await third.json('skills')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Rhino', level: 'Daily' }),
        expect.objectContaining({ name: 'Revit' }),
      ]),
    );
  });

  it('is answered with what was made of the very words it sends', async () => {
    const { start } = await place();
    const { id } = await (await create(await start(), 'Rhino')).json();
    const second = await start();
    await second.owner('PUT', `skills/${id}`, { name: 'Revit' });
    const third = await start();
    expect(await (await create(third, 'Rhino')).json()).toMatchObject({ id, name: 'Revit' });
    expect(await third.json('skills')).toMatchObject([{ id, name: 'Revit' }]);
  });

  it('is done when the server ended before it was stored', async () => {
    const { backend, start } = await place();
    const first = await start();
    backend.failWith('ENOSPC');
    expect((await create(first, 'Rhino')).status).toBe(507);
    backend.recover();
    const restarted = await start();
    expect((await create(restarted, 'Rhino')).status).toBe(201);
    expect(await restarted.json('skills')).toHaveLength(1);
  });

  it('is not taken for another entry that has its place now', async () => {
    const { start } = await place();
    const first = await start();
    const send = (server: Started, name: string, key: string) =>
      server.owner('POST', 'skills', { id: 'one', name }, named(key));
    await send(first, 'Rhino', 'a');
    await first.owner('DELETE', 'skills/one');
    await send(first, 'Revit', 'b');
    const restarted = await start();
    expect(await (await send(restarted, 'Rhino', 'a')).json()).toMatchObject({ name: 'Rhino' });
    expect(await restarted.json('skills')).toHaveLength(2);
  });

  it('is done once although the last line was torn, and what follows is known too', async () => {
    const { start, file } = await place();
    await create(await start(), 'Rhino', 'a');
    await appendFile(file, '\n{"key":"torn","to":"/api/ski');
    await create(await start(), 'Revit', 'b');
    const restarted = await start();
    await create(restarted, 'Rhino', 'a');
    await create(restarted, 'Revit', 'b');
    expect(await restarted.json('skills')).toHaveLength(2);
  });

  it('is done, once, when nothing can be noted', async () => {
    const { start, file } = await place();
    await writeFile(join(file, '../..', '.publisher'), 'a file where a folder was');
    const server = await start();
    expect((await create(server, 'Rhino')).status).toBe(201);
    expect((await create(server, 'Rhino')).status).toBe(201);
    expect(await server.json('skills')).toHaveLength(1);
  });

  it('is noted in a file that does not grow, that only its user reads, and that tells no key', async () => {
    const { start, file } = await place();
    const server = await start();
    for (let n = 0; n < 420; n++) await create(server, 'Rhino', `key ${n}`);
    const text = await readFile(file, 'utf8');
    expect(text.split('\n').length).toBeLessThan(202);
    expect(text).not.toContain('key 4');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const restarted = await start();
    await create(restarted, 'Rhino', 'key 419');
    expect(await restarted.json('skills')).toHaveLength(420);
  });
});

describe('a message sent again after the server was restarted', () => {
  const message = { name: 'Ada', contact: 'ada@site.example', message: 'Hello' };
  const write = (server: Started, words: string, key?: string) =>
    server.visitor('POST', 'contact', { ...message, message: words }, key ? named(key) : {});

  it('is kept once, and gets the first answer', async () => {
    const { start } = await place();
    const first = await write(await start(), 'Hello', 'a;1');
    const restarted = await start();
    restarted.clock.now += 60_000;
    const again = await write(restarted, 'Hello', 'a;2');
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect(await restarted.json('contact', restarted.owner)).toHaveLength(1);
  });

  it('is another one with other words, and without a key', async () => {
    const { start } = await place();
    const server = await start();
    await write(server, 'Hello', 'a');
    await write(server, 'Hello again', 'a');
    for (let n = 0; n < 2; n++) await write(server, 'Hello');
    expect(await server.json('contact', server.owner)).toHaveLength(4);
  });
});
