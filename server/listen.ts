import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { BadSetting } from './env.ts';

type Fetch = (request: Request, env: { address?: string }) => Response | Promise<Response>;

/** Slow and silent connections are let go of before they add up. */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
};

/** Listens, and resolves when it does. Throws `BadSetting` when the port cannot be had. */
export function listen(fetch: Fetch, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: (request, env) => fetch(request, addressOf(env)),
      hostname: host,
      port,
      serverOptions: timeouts,
    }) as Server;
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => reject(reasonOf(error, host, port)));
  });
}

const addressOf = (env: unknown): { address?: string } => {
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } };
  const address = incoming?.socket?.remoteAddress;
  return address ? { address } : {};
};

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new BadSetting(`Port ${port} is in use; set PORT to another one.`);
  }
  if (error.code === 'EACCES') return new BadSetting(`Port ${port} may not be used by this user.`);
  return new BadSetting(`HOST ${host} cannot be listened on (${error.code ?? error.message}).`);
}

const GRACE_MS = 8_000;

/** Takes no new requests, finishes those under way, and lets go of what is left after 8 s. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
