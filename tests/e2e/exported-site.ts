import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { typeOf } from '../../server/site/static-files.ts';
import { sampleContent } from '../fixtures/running-server.ts';

/** Exports the sample site into a folder. */
const exportTo = (folder: string) =>
  promisify(execFile)(process.execPath, ['server/build-site.ts'], {
    env: { ...process.env, CONTENT_DIR: sampleContent, SITE_DIR: folder },
  });

/** The file that a static host sends for an address. */
const fileAt = (folder: string, url: string) => {
  const { pathname } = new URL(url, 'http://host');
  return join(folder, extname(pathname) ? pathname : `${pathname}/index.html`);
};

/** The sample site, exported, on a host that only sends files; `asked` are the paths requested. */
export async function staticHost() {
  const folder = await mkdtemp(join(tmpdir(), 'exported-'));
  await exportTo(folder);
  const asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    const file = fileAt(folder, url);
    const body = await readFile(file).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'Content-Type': typeOf(file) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}
