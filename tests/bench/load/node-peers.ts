import { fileURLToPath } from 'node:url';
import { start } from '../workspace.ts';
import type { Peer } from './nginx.ts';
import type { PreparedPage } from './prepared-page.ts';

/** Node's own HTTP server with nothing in front of it: what a server on `node:http` can reach. */
export const bareNode = 'bare `node:http`, one prepared answer';

const programs = {
  [bareNode]: {
    program: new URL('bare-node-server.ts', import.meta.url),
    brotli: '/brotli',
  },
  /** Sends files of a static build, and none compressed. */
  '`astro preview` of a static build': {
    program: new URL('astro-preview-server.ts', import.meta.url),
    brotli: null,
  },
} as const;

export type NodePeer = keyof typeof programs;

export const nodePeers = Object.keys(programs) as NodePeer[];

/** Starts a server of Node's world that sends a prepared page. */
export function startNodePeer(name: NodePeer, page: PreparedPage): Promise<Peer> {
  const { program, brotli } = programs[name];
  const file = fileURLToPath(program);
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, [file, JSON.stringify(page)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('message', (port) => {
      const address = `http://127.0.0.1:${port}`;
      resolve({
        plain: `${address}/${page.files.plain}`,
        brotli: brotli && address + brotli,
        pid: child.pid ?? 0,
        stop: () => void child.kill('SIGTERM'),
      });
    });
  });
}
