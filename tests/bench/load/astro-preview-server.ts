import { dirname } from 'node:path';
import { preview } from 'astro';
import type { PreparedPage } from './prepared-page.ts';

const { folder } = JSON.parse(process.argv[2] ?? '') as PreparedPage;

/** `astro preview` of a folder as `astro build` would leave it. */
const server = await preview({
  configFile: false,
  root: dirname(folder), // not the folder itself, which Vite would warn of
  outDir: folder,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0 },
});
process.send?.(server.port);
