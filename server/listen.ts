import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
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

const NOTICE_MS = 100;
const SWEEP_MS = 50;
const GRACE_MS = 8_000;

/**
 * Stops without cutting a request: what is sent when this is called is still taken, answers from
 * then on ask clients to let go, and after a moment nothing new is taken. Resolves when those under
 * way are answered; lets go of what is left after 8 s.
 */
export async function stopListening(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await delay(NOTICE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(impatience);
  clearInterval(sweep);
}
