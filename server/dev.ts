import { dev } from 'astro';
import { Hono } from 'hono';
import pino from 'pino';
import type { ApiEnv } from './api/dependencies.ts';
import { apiOn } from './api-on.ts';
import { Edge } from './edge/edge.ts';
import { places, readSettings } from './env.ts';
import { highlightHere } from './highlighter/highlight-all.ts';
import { httpServer } from './http-server.ts';
import { onStop } from './on-stop.ts';
import { openOwnContent } from './open-content.ts';
import { runProgram } from './run-program.ts';
import { secretsAtStart } from './security/secrets.ts';
import { serveUploads } from './site/serve-uploads.ts';
import { UploadFolder } from './uploads/upload-folder.ts';

/*
 * The development server: Astro with hot reload on the public port, and beside it the API on a
 * port of its own, reached through Astro's.
 */
async function develop(): Promise<void> {
  const { SITE_URL: _public, ...settings } = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL });
  const secrets = await secretsAtStart(places.secrets, settings);
  const { store, release } = await openOwnContent(settings.CONTENT_DIR, log);
  const uploads = new UploadFolder(settings.CONTENT_DIR, log);
  const api = apiOn(store, secrets, settings, log, {
    siteHealth: () => ({}),
    highlightAll: highlightHere(),
    uploads,
  });
  const app = new Hono<ApiEnv>()
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    .route('/', serveUploads(settings.CONTENT_DIR, 'no-cache'));

  const edge = new Edge(false, log);
  // Astro shows what failed in a page by means of the platform's own `Response`.
  const server = httpServer(app.fetch, '127.0.0.1', {}, { overrideGlobalObjects: false });
  const port = await edge.listen(server, '127.0.0.1', 0);
  const address = `http://127.0.0.1:${port}`;
  process.env.API_BASE = address;

  // Keeps the host the browser asked for, by which sign-in recognises the site's own pages.
  const beside = { target: address, changeOrigin: false };
  const pages = await dev({
    root: places.root,
    server: { port: settings.PORT, host: settings.HOST },
    vite: { server: { proxy: { '/api': beside, '/uploads': beside } } },
  });

  const end = onStop(async () => {
    await pages.stop();
    await edge.stop();
    uploads.close();
    await store.close();
    await release();
  }, log);
  void edge.lost.then(() => end(1));
}

await runProgram(develop);
