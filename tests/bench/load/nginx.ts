import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../workspace.ts';
import type { PreparedPage } from './prepared-page.ts';

/**
 * A server that sends a prepared page: its addresses, its process and how to stop it. One that sends
 * nothing compressed has no address for that.
 */
export type Peer = { plain: string; brotli: string | null; pid: number; stop: () => void };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const quoted = (text: string) => {
  if (text.includes('$')) throw new Error(`nginx would take a variable in ${text}.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
};

const added = (headers: PreparedPage['headers']) =>
  headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n');

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Files sent by the kernel and kept open, over kept-alive connections: a setup made for speed. */
const settings = (port: number, { files, headers }: PreparedPage) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path temporary/${name};`).join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  types {}
  default_type "text/html; charset=utf-8";
  ${added(headers)}
  server {
    listen 127.0.0.1:${port};
    root .;
    location = /${files.brotli} { ${added([...headers, ['Content-Encoding', 'br']])} }
  }
}
`;

async function answering(url: string, failed: () => boolean): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (failed()) throw new Error('nginx did not start.');
    await pause(20);
  }
}

/** Starts nginx with one worker, which sends a prepared page with its original headers. */
export async function startNginx(page: PreparedPage): Promise<Peer> {
  const port = await freePort();
  await mkdir(join(page.folder, 'temporary'));
  const file = join(page.folder, 'nginx.conf');
  await writeFile(file, settings(port, page));
  const child = start('nginx', ['-p', page.folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/${page.files.plain}`, () => child.exitCode !== null);
  return {
    plain: `${address}/${page.files.plain}`,
    brotli: `${address}/${page.files.brotli}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill('SIGTERM'),
  };
}
