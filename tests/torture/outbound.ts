import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, Refused } from '../../server/security/outbound.ts';
import { forbiddenHosts, networks4, networks6, otherAddresses } from './outbound/addresses.ts';
import { redirecting, watchSockets } from './outbound/servers.ts';
import type { Scenario } from './report.ts';

export type OutboundVerdict = {
  forms: number;
  ways: number;
  asked: number;
  sockets: string[];
  taken: string[];
};

/** Tries every form directly, by each redirect, by a name, and by a name with several addresses. */
export async function outbound(): Promise<OutboundVerdict> {
  const { server, host } = await redirecting();
  const hidden = createServer((_, response) => void response.end('a secret'));
  await new Promise<void>((resolve) => hidden.listen(0, '127.0.0.1', resolve));
  const { port } = hidden.address() as AddressInfo;
  const { sockets, release } = watchSockets();
  const hosts = forbiddenHosts();
  const verdict: OutboundVerdict = {
    forms: hosts.length + otherAddresses.length,
    ways: 8,
    asked: 0,
    sockets: [],
    taken: [],
  };
  const attempt = async (what: string, ask: () => Promise<unknown>) => {
    verdict.asked += 1;
    const answer = await ask().then(
      () => 'answered',
      (error) => error,
    );
    const refused = answer instanceof Refused || /ENOTFOUND|EAI_AGAIN/.test(String(answer));
    if (!refused) verdict.taken.push(`${what}: ${answer}`);
  };
  const direct = createOutbound();
  const guided = createOutbound({ allow: [host] });
  const addresses = [...hosts.map((one) => `http://${one}:${port}/`), ...otherAddresses];
  for (const address of addresses) {
    await attempt(address, () => direct(address));
    for (const status of [301, 302, 303, 307, 308]) {
      const to = encodeURIComponent(address);
      if (['//example.org', 'x', 'http:'].includes(address)) continue; // a place on the same host
      await attempt(`${status} ${address}`, () => guided(`http://${host}/?s=${status}&to=${to}`));
    }
  }
  const plain = [
    ...networks4.map((address) => ({ address, family: 4 })),
    ...networks6.map((address) => ({ address, family: 6 })),
  ];
  for (const one of plain) {
    const named = createOutbound({ resolve: async () => [one] });
    await attempt(`a name of ${one.address}`, () => named(`http://name.test:${port}/`));
    const all = createOutbound({
      resolve: async () => [
        one,
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ],
    });
    await attempt(`a name of ${one.address} among others`, () => all(`http://name.test:${port}/`));
  }
  release();
  server.close();
  hidden.close();
  // The redirecting server itself is the only allowed address.
  verdict.sockets = sockets.filter((address) => address !== host);
  return verdict;
}

export const scenario: Scenario = async () => {
  const { forms, ways, asked, sockets, taken } = await outbound();
  return [
    {
      promise: 'The server asks public addresses alone',
      done: `${forms} forms, ${ways} ways, ${asked} requests`,
      figure: `${sockets.length} other sockets, ${taken.length} answered`,
      kept: sockets.length + taken.length === 0,
    },
  ];
};
