import { fileURLToPath } from 'node:url';
import { start } from '../workspace.ts';
import type { Peer } from './nginx.ts';
import type { PreparedPage } from './prepared-page.ts';

const server = fileURLToPath(new URL('bare-node-server.ts', import.meta.url));

/** Node's own HTTP server with nothing in front of it: the upper limit for a server on Node. */
export function startBareNode(page: PreparedPage): Promise<Peer> {
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, [server, JSON.stringify(page)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('message', (port) =>
      resolve({
        plain: `http://127.0.0.1:${port}/plain`,
        brotli: `http://127.0.0.1:${port}/brotli`,
        pid: child.pid ?? 0,
        stop: () => void child.kill('SIGTERM'),
      }),
    );
  });
}
