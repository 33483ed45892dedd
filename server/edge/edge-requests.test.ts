import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listening } from '../../tests/fixtures/edge.ts';

const HOST = '127.0.0.1';

/** Sends bytes unchanged; returns all that comes back once the server closes. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, HOST);
  socket.write(bytes);
  return text(socket);
}

describe('the server', () => {
  it('answers pipelined requests in order', async () => {
    const { port } = await listening(async (request) => {
      if (request.url.endsWith('/1')) await delay(50);
      return new Response(new URL(request.url).pathname);
    });
    const one = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
    const answer = await raw(port, one('/1') + one('/2') + one('/3', 'Connection: close\r\n'));
    expect(answer.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']);
  });

  it('answers a request that comes in pieces', async () => {
    const { port } = await listening((request) => new Response(request.url));
    const socket = connect(port, HOST);
    for (const piece of [
      'GE',
      'T /a HTTP/1.1\r\nHo',
      'st: site\r\nConnection: close\r\n',
      '\r\n',
    ]) {
      socket.write(piece);
      await delay(20);
    }
    expect(await text(socket)).toMatch(/http:\/\/site\/a$/);
  });

  it.each([
    ['GET / HTTP/1.1\r\nHost: site\r\nA\r\n\r\n', '400'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['GET / HTTP/1.1\r\nHost: site\r\nHost: other\r\nConnection: close\r\n\r\n', '400'],
    ['GET / HTTP/1.0\r\nHost: site\r\nHost: site\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: site\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('refuses %j', async (bytes, status) => {
    const { port } = await listening();
    expect((await raw(port, bytes)).slice(9, 12)).toBe(status);
  });

  it('closes slow and silent connections', async () => {
    const { port } = await listening();
    const silent = raw(port, '');
    const slow = raw(port, 'GET / HTTP/1.1\r\nHost: si');
    const idle = raw(port, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    const unmet = raw(port, 'GET / HTTP/1.1\r\nHost: site\r\nExpect: all\r\n\r\n');
    const nothingMore = new Promise((resolve) => {
      const socket = connect(port, HOST).once('close', resolve);
      socket
        .once('data', () => socket.write('\r\n'))
        .write('HEAD / HTTP/1.1\r\nHost: site\r\n\r\n');
    });
    expect(await silent).toBe('');
    expect(await slow).toContain('408 Request Timeout');
    expect(await idle).toMatch(/Keep-Alive: timeout=5[\s\S]*ok/);
    expect(await unmet).toContain('417 Expectation Failed');
    await nothingMore;
  }, 20_000);
});
