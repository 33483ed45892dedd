import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';

const documents = {
  'projects/datum.json': { myNote: 'by hand', title: 'Datum', links: { own: 1 } },
  'profile.json': { fullName: 'Robin', socials: { mastodon: 'https://a.example' } },
};

async function opened() {
  const api = await openApi({ documents });
  const stored = (name: string): Record<string, unknown> =>
    JSON.parse(api.backend.documents.get(name) ?? 'null');
  return { ...api, stored };
}

describe('fields that someone wrote into a file by hand', () => {
  it('stay at its end at every save, and the API does not serve them', async () => {
    const { owner, stored, json } = await opened();
    for (const role of ['Lead', 'Modeller'])
      await owner('PUT', 'projects/datum', { role, sent: 'unknown', links: { sent: 1 } });
    const file = stored('projects/datum.json');
    expect(file).toMatchObject({ name: 'Datum', role: 'Modeller', myNote: 'by hand' });
    expect(Object.keys(file).at(-1)).toBe('myNote');
    expect(file.links).toEqual({ url: null, own: 1 });
    for (const name of ['title', 'sent']) expect(file).not.toHaveProperty(name);
    expect(JSON.stringify(await json('projects/datum'))).not.toMatch(/myNote|own/);
  });

  it('stay in the profile', async () => {
    const { owner, stored, json } = await opened();
    await owner('PUT', 'profile', { socials: { github: 'https://b.example' } });
    const socials = { github: 'https://b.example', mastodon: 'https://a.example' };
    expect(stored('profile.json').socials).toMatchObject(socials);
    expect(JSON.stringify(await json('profile'))).not.toContain('mastodon');
  });

  it('are no change to an entry: a client that knows its version saves over it, and keeps them', async () => {
    const { visitor, owner, backend, stored } = await opened();
    const etag = (await visitor('GET', 'projects/datum')).headers.get('ETag') ?? '';
    const other = { ...documents['projects/datum.json'], later: 'too' };
    backend.documents.set('projects/datum.json', JSON.stringify(other));
    const saved = await owner('PUT', 'projects/datum', { role: 'Lead' }, { 'If-Match': etag });
    expect(saved.status).toBe(200);
    expect(stored('projects/datum.json')).toMatchObject({ myNote: 'by hand', later: 'too' });
  });

  it('are not taken from who creates an entry', async () => {
    const { owner, stored } = await opened();
    await owner('POST', 'projects', { id: 'other', name: 'Other', myNote: 'sent' });
    expect(stored('projects/other.json')).not.toHaveProperty('myNote');
  });
});
