import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { isRead } from '../is-read.ts';
import type { ApiEnv } from './dependencies.ts';

/**
 * Logs every request that is to change something, and its answer, but nothing of what they hold.
 */
export const loggedSaves =
  (log: Logger): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    if (isRead(c.req.method) || !log.isLevelEnabled('info')) return;
    const { method, path } = c.req;
    log.info({ method, path, status: c.res.status }, `${method} ${path} ${c.res.status}`);
  };
