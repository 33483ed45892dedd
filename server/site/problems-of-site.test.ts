import { describe, expect, it } from 'vitest';
import { BadSetting } from '../env.ts';
import { problemsOfSite } from './problems-of-site.ts';

const base = 'http://127.0.0.1:1';

async function refusal(answer: () => Promise<Response>): Promise<string> {
  const error = await problemsOfSite(answer, base).catch((reason) => reason);
  expect(error).toBeInstanceOf(BadSetting);
  return (error as Error).message;
}

describe('the site that API_BASE names', () => {
  it('tells which of its files are not served', async () => {
    const problems = [{ file: 'posts/a.json', reason: 'is not valid JSON' }];
    expect(await problemsOfSite(async () => Response.json({ problems }), base)).toEqual(problems);
  });

  it('stops the build with one line when it does not answer', async () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const line = await refusal(() => Promise.reject(new TypeError('fetch failed', { cause })));
    expect(line).toMatch(/^API_BASE http:\/\/127\.0\.0\.1:1 cannot be read: .*\(ECONNREFUSED\)\.$/);
  });

  it.each([
    ['another answer', Response.json({ ok: true })],
    ['a page', new Response('<p>Hello</p>')],
    ['no such page', new Response('Not found', { status: 404 })],
  ])('stops the build with one line when it gives %s', async (_what, answer) => {
    expect(await refusal(async () => answer)).toMatch(/^API_BASE \S+ cannot be read: [^\n]+$/);
  });
});
