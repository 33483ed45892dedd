import { connect } from 'node:net';

/** Sends bytes unchanged, which `fetch` would normalise; returns everything that came back. */
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
    socket.on('error', () => {}); // what came back until then is the answer
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

/** Sends a request for a target exactly as written, on its own connection. */
export const rawGet = (address: string, target: string, method = 'GET') =>
  rawRequest(address, `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
