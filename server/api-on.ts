import type { Logger } from 'pino';
import { createApi } from './api/app.ts';
import type { ApiDependencies } from './api/dependencies.ts';
import { indexesOn } from './api/indexes.ts';
import type { Settings } from './env.ts';
import { createOutbound } from './security/outbound.ts';
import { OwnerAuth } from './security/owner-auth.ts';
import type { Secrets } from './security/secrets.ts';
import { serverBuild } from './server-build.ts';
import type { ContentStore } from './store/content-store.ts';

/** The API on an opened store. */
export function apiOn(
  store: ContentStore,
  secrets: Secrets,
  settings: Settings,
  log: Logger,
  {
    siteHealth,
    highlightAll,
    uploads,
    creations,
  }: Pick<ApiDependencies, 'siteHealth' | 'highlightAll' | 'uploads' | 'creations'>,
  indexes = indexesOn(store),
) {
  return createApi({
    store,
    auth: new OwnerAuth(secrets, Date.now),
    ...indexes,
    uploads,
    ...(creations && { creations }),
    outbound: createOutbound({ allow: settings.OUTBOUND_ALLOW }),
    log,
    now: Date.now,
    trustProxy: settings.TRUST_PROXY,
    siteUrl: settings.SITE_URL,
    siteHealth,
    highlightAll,
    build: serverBuild(),
  });
}
