import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
  '<title>One line</title><p>One line.</p></html>';

/** Serves the least a page can be: what a browser needs for it, it needs for every page. */
export async function servePageOfOneLine(): Promise<{
  address: string;
  close: () => Promise<void>;
}> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: async () => void server.close() };
}
