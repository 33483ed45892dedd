import { connect } from 'node:net';

/** Sends bytes as they are, which `fetch` would tidy; gives everything that came back. */
export function rawRequest(
  address: string,
  bytes: string | Buffer,
  waitMs = 20_000,
): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {}); // told by what came back until then
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

/** A request for a target as it is written, on a connection of its own. */
export const rawGet = (address: string, target: string, method = 'GET') =>
  rawRequest(address, `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
