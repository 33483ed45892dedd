import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { isNetworkError } from '../lib/network-error.ts';
import { timeoutMs } from '../lib/time-out.ts';
import { errorOf, send } from './http.ts';

const problem = (body: string, init: ResponseInit = {}) =>
  new Response(body, {
    status: 422,
    headers: { 'Content-Type': 'application/problem+json' },
    ...init,
  });

const htmlPage = new Response('\r\n<html><h1>502</h1><hr>nginx</html>', {
  status: 502,
  statusText: 'Bad Gateway',
});

describe('an answer that is not OK', () => {
  it('throws the server’s message for people, with its messages by field', async () => {
    const body = JSON.stringify({
      detail: 'Name is required',
      errors: { name: 'Name is required' },
    });
    const error = await errorOf(problem(body));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Name is required',
      errors: { name: 'Name is required' },
    });
  });

  it.each<[what: string, response: Response, message: string]>([
    ['the answer text', new Response('no such thing', { status: 404 }), 'no such thing'],
    ['the JSON as text', problem('{"reason":7}'), '{"reason":7}'],
    ['the JSON as text where its detail is no text', problem('{"detail":[7]}'), '{"detail":[7]}'],
    ['the JSON as text where it is no object', problem('null'), 'null'],
    ['the text of JSON cut short', problem('{"det'), '{"det'],
    ['status and status text for a page', htmlPage, '502 Bad Gateway'],
    ['the status alone where there is no status text', new Response('', { status: 502 }), '502'],
    ['status and status text', new Response('', { status: 502, statusText: 'Bad' }), '502 Bad'],
  ])('otherwise throws %s', async (_what, response, message) => {
    expect((await errorOf(response)).message).toBe(message);
  });
});

const cutShort = () => {
  const body = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) });
  return new Response(body, { status: 503 });
};

describe('every request', () => {
  it('returns an answer that is OK', async () => {
    const response = new Response('yes');
    expect(await send(async () => response, '/api/skills')).toBe(response);
  });

  it.each<[what: string, fetcher: typeof fetch]>([
    ['never arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused in words cut short', async () => cutShort()],
  ])('that %s fails with a network error', async (_what, fetcher) => {
    await expect(send(fetcher, '/api/skills')).rejects.toSatisfy(isNetworkError);
  });

  it('times out after 20 s and is aborted', async () => {
    expect(timeoutMs).toBe(20_000);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(20_000);
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    });
    const fetcher = async (_url: unknown, init?: RequestInit) => {
      init?.signal?.throwIfAborted();
      return new Response();
    };
    await expect(send(fetcher, '/api/skills')).rejects.toThrow('too late');
    timeout.mockRestore();
  });
});
