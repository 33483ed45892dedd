import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BadSetting } from './env.ts';
import { listen, stopListening } from './listen.ts';

const HOST = '127.0.0.1';

async function listening(fetch: Parameters<typeof listen>[0]['fetch'] = () => new Response('ok')) {
  const server = await listen({ fetch }, HOST, 0);
  onTestFinished(() => void server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, address: `http://${HOST}:${port}/` };
}

describe('the server', () => {
  it('serves, and knows the address a request came from', async () => {
    const { server, address } = await listening((_, env) => new Response(env.address));
    expect(await (await fetch(address)).text()).toBe(HOST);
    await stopListening(server);
  });

  it('says in one line that a port is in use', async () => {
    const { server, port } = await listening();
    const error = await listen({ fetch: () => new Response() }, HOST, port).catch(
      (refused) => refused,
    );
    expect(error).toBeInstanceOf(BadSetting);
    expect(error.message).toBe(`Port ${port} is in use; set PORT to another one.`);
    await stopListening(server);
  });

  it('says in one line that a host cannot be listened on', async () => {
    const error = await listen({ fetch: () => new Response() }, '203.0.113.1', 0).catch(
      (refused) => refused,
    );
    expect(error).toBeInstanceOf(BadSetting);
    expect(error.message).toMatch(/^HOST 203\.0\.113\.1 cannot be listened on \(\w+\)\.$/);
  });

  it('lets go of slow and silent connections', async () => {
    const { server } = await listening();
    expect(server.headersTimeout).toBe(5_000);
    expect(server.requestTimeout).toBe(20_000);
    await stopListening(server);
  });

  it('finishes the requests under way before it stops, and takes no new ones', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { server, address, port } = await listening(async (request) => {
      if (request.method === 'HEAD') return new Response();
      begin();
      await held;
      return new Response('late');
    });
    const answer = fetch(address).then((response) => response.text());
    await begun;
    const stopped = stopListening(server);
    expect((await fetch(address, { method: 'HEAD' })).headers.get('connection')).toBe('close');
    await vi.waitUntil(() => !server.listening);
    const refused = new Promise((resolve) => connect(port, HOST).once('error', resolve));
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
    release();
    expect(await answer).toBe('late');
    await stopped;
  });
});
