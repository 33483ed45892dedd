import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PreparedPage } from './prepared-page.ts';

const { folder, files, headers } = JSON.parse(process.argv[2] ?? '') as PreparedPage;

const prepared = (file: string, more: [string, string][]) => {
  const bytes = readFileSync(join(folder, file));
  const own = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Length', String(bytes.length)],
  ];
  return { bytes, head: [...headers, ...own, ...more].flat() };
};

const plain = prepared(files.plain, []);
const brotli = prepared(files.brotli, [['Content-Encoding', 'br']]);

const server = createServer((request, response) => {
  const { head, bytes } = request.url === '/brotli' ? brotli : plain;
  response.writeHead(200, head).end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
