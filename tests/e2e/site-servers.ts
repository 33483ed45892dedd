import { type RunningServer, sampleContent, startServer } from '../fixtures/running-server.ts';

/** The site of all tests that change nothing on it. */
export const shared = 'shared';

const startSample = () => startServer({ content: sampleContent, site: process.env.RENDERED_SITE });

/**
 * Servers by the name of their site, each with the sample on it. The shared one stays, and that of
 * the site whose tests run: a file's tests come one after another, so those before it can end.
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
