import { expect, it, vi } from 'vitest';
import { webServer } from '../../tests/fixtures/web-server.ts';
import { createOutbound } from './outbound.ts';

/** Tests reach only this machine: here one of its addresses is as good as a public one. */
const { open } = vi.hoisted(() => ({ open: new Set<string>() }));
vi.mock('./outbound-addresses.ts', () => ({
  isPublicAddress: (address: string) => open.has(address),
}));

const [here, nowhere] = ['127.0.0.1', '127.0.0.2'];
const outbound = createOutbound({
  resolve: async () => [here, nowhere].map((address) => ({ address, family: 4 })),
});

it.each([
  ['reached at its public address', here, [200, ['GET /']]],
  ['not reached at its private address when the public one does not answer', nowhere, [0, []]],
])('a name that has a public and a private address is %s', async (_how, address, expected) => {
  open.clear();
  open.add(address);
  const server = await webServer((_, response) => response.end());
  const answer = await outbound(`http://site.test:${server.port}/`).catch(() => ({ status: 0 }));
  expect([answer.status, server.asked]).toEqual(expected);
});
