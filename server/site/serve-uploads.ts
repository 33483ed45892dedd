import { join } from 'node:path';
import { Hono } from 'hono';
import { deliver } from './deliver.ts';
import { staticFiles } from './static-files.ts';

/** Serves the images of a content folder under `/uploads`. */
export function serveUploads(content: string, cacheControl: string) {
  const uploads = staticFiles({
    folder: join(content, 'uploads'),
    cacheControl: () => cacheControl,
  });
  return new Hono().get('/uploads/*', async (c) => {
    const file = await uploads(c.req.path.replace(/^\/uploads/, ''));
    return file ? deliver(c.req.raw, file) : c.text('Not found', 404);
  });
}
