import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { apiOn, openContent } from './app.ts';
import type { Settings } from './env.ts';
import type { ApiFetch } from './site/recording-fetch.ts';

/**
 * The API as pages read it, beside a server on the same content or without one: that of another
 * host when `API_BASE` names one, else one on the content folder, where nobody is the owner.
 */
export async function openReadingApi(
  settings: Settings,
  log: Logger,
): Promise<{ apiFetch: ApiFetch; close: () => Promise<void> }> {
  const base = settings.API_BASE;
  if (base) return { apiFetch: (path, init) => fetch(base + path, init), close: async () => {} };
  const store = await openContent(settings.CONTENT_DIR, log);
  const tokenKey = new Uint8Array(randomBytes(32));
  const nobody = { passphraseHash: async () => '', tokenKey, renewKey: async () => tokenKey };
  const api = apiOn(store, nobody, settings, log, () => ({}));
  return { apiFetch: async (path, init) => api.request(path, init), close: () => store.close() };
}
