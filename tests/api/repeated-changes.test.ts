import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { samples } from '../fixtures/samples.ts';

const named = (key: string) => ({ 'Idempotency-Key': key });

describe('a removal sent again because its answer was lost', () => {
  it('gets the first answer', async () => {
    const { owner } = await openApi({ documents: { 'skills/a.json': { name: 'Rhino' } } });
    const send = () => owner('POST', 'skills/delete', { id: 'a' }, named('a'));
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
  });

  it('gets the first answer, however its body is written', async () => {
    const { owner } = await openApi({ documents: { 'skills/a.json': { name: 'Rhino' } } });
    const send = (more: object) => owner('POST', 'skills/a/delete', more, named('a'));
    expect([(await send({})).status, (await send({ id: 'a' })).status]).toEqual([204, 204]);
  });

  it.each([
    ['DELETE', 'skills/a'],
    ['DELETE', 'skills?id=a'],
    ['POST', 'skills/a/delete'],
  ])('%s %s: leaves an entry that was changed meanwhile', async (method, path) => {
    const { owner, backend } = await openApi({ documents: { 'skills/a.json': { name: 'Rhino' } } });
    const stale = { 'If-Match': '"other"', ...named('a') };
    expect((await owner(method, path, {}, stale)).status).toBe(412);
    expect(backend.documents.size).toBe(1);
  });
});

describe('an update sent again because its answer was lost', () => {
  it('does not count as a change made meanwhile', async () => {
    const { owner } = await openApi();
    const made = await owner('POST', 'projects', { ...samples.projects.whole, id: 'one' });
    const before = { 'If-Match': made.headers.get('ETag') ?? '', ...named('a') };
    const send = (name: string) => owner('PUT', 'projects/one', { name }, before);
    const first = await send('Anew');
    const again = await send('Anew');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect((await send('Otherwise')).status).toBe(412);
  });

  it.each([
    ['POST', 'profile', { quote: 'Anew' }, { quote: 'Otherwise' }],
    ['PUT', 'profile', { quote: 'Anew' }, { quote: 'Otherwise' }],
    ['PUT', 'home', { welcomeHtml: '<p>Anew</p>' }, { welcomeHtml: '<p>Otherwise</p>' }],
  ] as const)('%s %s: nor is it there', async (method, path, change, other) => {
    const { owner } = await openApi();
    const etag = (await owner('GET', path)).headers.get('ETag') ?? '';
    const send = (body: object) => owner(method, path, body, { 'If-Match': etag, ...named('a') });
    expect((await send(change)).status).toBe(200);
    expect((await send(change)).status).toBe(200);
    expect((await send(other)).status).toBe(412);
  });
});
