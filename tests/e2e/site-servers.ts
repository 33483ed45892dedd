import { type RunningServer, sampleContent, startServer } from '../fixtures/running-server.ts';

/** The site shared by all tests that change nothing on it. */
export const shared = 'shared';

const quickPassphrase = new URL('quick-passphrase.mjs', import.meta.url).href;

const startSample = () =>
  startServer({
    content: sampleContent,
    site: process.env.RENDERED_SITE,
    preload: [quickPassphrase],
  });

/**
 * Servers by the name of their site, each with the sample content. Only the shared one and that of
 * the running tests stay up, because the tests of a file run one after another.
 */
export function oneServerPerSite() {
  const running = new Map<string, RunningServer>();
  const stopAll = async (but?: string) => {
    for (const [site, server] of [...running].filter(([name]) => name !== but)) {
      running.delete(site);
      await server.stop();
    }
  };
  const serverOf = async (site: string) => {
    const known = running.get(site);
    if (known) return known;
    if (site !== shared) await stopAll(shared);
    const server = await startSample();
    running.set(site, server);
    return server;
  };
  return { serverOf, stopAll };
}
