import { describe, expect, it } from 'vitest';
import { openApi, passphrase } from '../fixtures/api.ts';

const signIn = (api: Awaited<ReturnType<typeof openApi>>, pass: string) =>
  api.api.request(
    '/api/auth/owner',
    { method: 'POST', body: new URLSearchParams({ pass_: pass }) },
    { address: '192.0.2.7' },
  );

describe('the log', () => {
  it('tells of each refused passphrase from where it came, as long as attempts are allowed', async () => {
    const api = await openApi();
    for (let n = 0; n < 25; n++) await signIn(api, `a guess, number ${n}`);
    expect(api.lines).toHaveLength(20);
    const msg = 'a passphrase from 192.0.2.7 was refused';
    expect(api.lines[0]).toMatchObject({ level: 40, address: '192.0.2.7', msg });
    expect(JSON.stringify(api.lines)).not.toContain('guess');
  });

  it('says nothing at a sign-in, nor of what is read or saved, unless asked to', async () => {
    const api = await openApi();
    await signIn(api, passphrase);
    await api.owner('POST', 'skills', { name: 'BIM' });
    await api.visitor('GET', 'skills');
    expect(api.lines).toEqual([]);
  });

  it('tells at level info of each save and its answer, not of what was sent, and of no read', async () => {
    const { owner, visitor, lines } = await openApi({ logLevel: 'info' });
    await owner('POST', 'skills', { id: 'a', name: 'Secret' });
    await owner('PUT', 'skills/a', { name: '' });
    await visitor('DELETE', 'skills/a');
    await visitor('GET', 'skills');
    expect(lines.map(({ level, method, path, status }) => [level, method, path, status])).toEqual([
      [30, 'POST', '/api/skills', 201],
      [30, 'PUT', '/api/skills/a', 422],
      [30, 'DELETE', '/api/skills/a', 401],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Secret');
  });
});
