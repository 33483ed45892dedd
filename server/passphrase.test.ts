import { afterEach, beforeEach, expect, it } from 'vitest';
import { spawnOn, startOn, type Workplace, workplace } from '../tests/torture/server-process.ts';

let place: Workplace;
beforeEach(async () => {
  place = await workplace();
  place.env.OWNER_PASSPHRASE = ''; // as when it is not set
});
afterEach(() => place.remove());

const change = (input: string) => spawnOn(place, { script: 'server/passphrase.ts', input });

/** Whether the server lets in whoever knows this passphrase. */
async function opens(passphrase: string): Promise<boolean> {
  const server = await startOn(place);
  const body = new URLSearchParams({ pass_: passphrase });
  const answer = await fetch(`${server.address}/api/auth/owner`, { method: 'POST', body });
  await server.kill('SIGTERM');
  return answer.ok;
}

it('a new passphrase is the only one that opens the site after a restart', async () => {
  expect((await change('the first passphrase\n').ended).code).toBe(0);
  const second = change('another passphrase\n');
  expect((await second.ended).code).toBe(0);
  expect(second.output()).toContain('The passphrase is changed. Restart the server');
  expect(await opens('another passphrase')).toBe(true);
  expect(await opens('the first passphrase')).toBe(false);
});

it('a new passphrase is said to be overruled where another is set in the environment', async () => {
  const env = { OWNER_PASSPHRASE: 'one of the environment' };
  const overruled = spawnOn(place, {
    script: 'server/passphrase.ts',
    input: 'a new one, kept\n',
    env,
  });
  expect((await overruled.ended).code).toBe(0);
  expect(overruled.output()).toContain('OWNER_PASSPHRASE is set in this environment');
  const plain = change('a new one, kept\n');
  await plain.ended;
  expect(plain.output()).not.toContain('OWNER_PASSPHRASE');
});

it.each(['too short\n', ''])(
  'a passphrase of fewer than 12 characters is refused: %j',
  async (input) => {
    const { ended, output } = change(input);
    expect((await ended).code).not.toBe(0);
    expect(output()).toContain('The passphrase was not changed');
  },
);

it('a made-up passphrase is shown even when the server then cannot start', async () => {
  const { ended, output } = spawnOn(place, { env: { SITE_DIR: '/dev/null/site' } });
  expect((await ended).code).not.toBe(0);
  const [, madeUp = ''] = output().match(/shown once: (\S+)/) ?? [];
  expect(output()).toContain('SITE_DIR /dev/null/site cannot be created or written');
  expect(await opens(madeUp)).toBe(true);
});
