import { beforeEach, expect, it, vi } from 'vitest';
import { deletionOf, removeSeen } from './deletion.ts';

/** What the server answers in turn, and what it was sent, of which version. */
const answers: Response[] = [];
const sent: string[] = [];
beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
});

vi.mock('./owner-api.ts', async () => {
  const { createOwnerApi } = await import('../api/writes.ts');
  const answer: typeof fetch = async (_url, { method, headers } = {}) => {
    sent.push(`${method} ${new Headers(headers).get('If-Match') ?? ''}`.trim());
    return answers.shift() ?? new Response(null, { status: 204 });
  };
  return { ownerApi: createOwnerApi(() => 'token', answer) };
});

const version = (name: string) => Response.json({ name }, { headers: { ETag: `"${name}"` } });
const outdated = () => new Response('', { status: 412 });

/** Deletes an entry of which version 1 was seen; `agrees` answers when it was changed since. */
async function remove(agrees: () => boolean) {
  const shown: object[] = [];
  const show = (stored: object) => void shown.push(stored);
  const isGone = await removeSeen('skills', 'a', '"1"', { askAgain: async () => agrees(), show });
  return { isGone, shown };
}

it('deletes the version that was seen, without another question', async () => {
  expect(await remove(() => expect.unreachable())).toEqual({ isGone: true, shown: [] });
  expect(sent).toEqual(['DELETE "1"']);
});

it('lets an entry stay that was changed since, unless the owner agrees', async () => {
  answers.push(outdated(), version('2'));
  expect(await remove(() => false)).toEqual({ isGone: false, shown: [{ name: '2' }] });
  expect(sent).toEqual(['DELETE "1"', 'GET']);
});

it('deletes the version agreed to, and asks anew when that is outdated too', async () => {
  answers.push(outdated(), version('2'), outdated(), version('3'));
  expect(await remove(() => true)).toMatchObject({ isGone: true });
  expect(sent).toEqual(['DELETE "1"', 'GET', 'DELETE "2"', 'GET', 'DELETE "3"']);
});

const refused = (status: number) => new Response('Why not.', { status });
/** Deletes an entry as the page shows it, which is first read from the server. */
const removeShown = () =>
  deletionOf('skills', 'a', undefined)(async () => expect.unreachable()).run();

it('deletes the version that is read while the owner is asked', async () => {
  answers.push(version('1'));
  expect(await removeShown()).toBe(true);
  expect(sent).toEqual(['GET', 'DELETE "1"']);
});

it.each([500, 503, 429, 401])(
  'deletes nothing of which the server does not tell the version (%s), and says why',
  async (status) => {
    answers.push(refused(status));
    await expect(removeShown()).rejects.toMatchObject({ status });
    expect(sent).toEqual(['GET']);
  },
);

it('has deleted what is gone already', async () => {
  answers.push(version('1'), ...Array.from({ length: 5 }, () => refused(404)));
  expect(await removeShown()).toBe(true);
});

it('has deleted what someone else deletes while the owner is asked again', async () => {
  answers.push(outdated(), refused(404));
  expect(await remove(() => expect.unreachable())).toEqual({ isGone: true, shown: [] });
});

it('says why nothing was deleted where an answer of 404 does not mean that it is gone', async () => {
  answers.push(version('1'), ...Array.from({ length: 5 }, () => refused(404)));
  const { run } = deletionOf('education', 'a', undefined, { isGone: async () => false })(async () =>
    expect.unreachable(),
  );
  await expect(run()).rejects.toMatchObject({ status: 404 });
});

it.each([404, 405])(
  'deletes without a version where single entries cannot be read (%s)',
  async (status) => {
    answers.push(refused(status));
    expect(await removeShown()).toBe(true);
    expect(sent).toEqual(['GET', 'DELETE']);
  },
);
