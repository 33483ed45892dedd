import { describe, expect, it } from 'vitest';
import { signIn } from './sign-in.ts';

const answering = (response: Response) => async () => response;

describe('sign-in', () => {
  it('sends a form-encoded body with field pass_ and gives the token', async () => {
    const sent: RequestInit[] = [];
    const token = await signIn('a b', async (_url, init = {}) => {
      sent.push(init);
      return Response.json({ token: 't' });
    });
    expect(token).toBe('t');
    expect(String(sent[0]?.body)).toBe('pass_=a+b');
  });

  it.each([
    ['server detail', Response.json({ detail: 'Too many tries.' }, { status: 429 }), 'Too many'],
    ['server text', new Response('no', { status: 401 }), 'no'],
    ["otherwise 'Login failed'", new Response('', { status: 500 }), 'Login failed'],
    [
      "'Login failed' where a page of a proxy has no words of the server",
      new Response('<html><h1>502</h1></html>', { status: 502, statusText: 'Bad Gateway' }),
      'Login failed',
    ],
  ])('fails with %s', async (_what, response, message) => {
    await expect(signIn('x', answering(response))).rejects.toThrow(message);
  });

  it.each([
    ['that cannot be sent', new TypeError('Failed to fetch'), 'Login failed'],
    [
      'that takes too long',
      new DOMException('signal timed out', 'TimeoutError'),
      'The server did not answer in time.',
    ],
  ])('a request %s gives a message for a person', async (_what, error, message) => {
    const failing = () => Promise.reject(error);
    await expect(signIn('x', failing)).rejects.toThrow(message);
  });

  it.each(['{}', 'null', '', '7', '{"token":7}', '<!doctype html><title>Hotel</title>'])(
    "gives 'No token received' for a reply without a token: %s",
    async (body) => {
      await expect(signIn('x', answering(new Response(body)))).rejects.toThrow(
        /^No token received$/,
      );
    },
  );
});
