import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { renderer } from './server/site/adapter.mjs';
import { scriptFiles } from './src/script-files.mjs';

// What Baseline called widely available or new in mid-2024, when `light-dark()` came to all of them:
// styles get the prefixes and the spellings that these understand.
const browsers = ['chrome123', 'firefox128', 'safari17.5'];

// The pages are compiled once into a renderer; the server decides when each page is rendered
// (server/site). Directives beside scripts and styles are the server's: server/security/headers.ts.
export default defineConfig({
  output: 'server',
  adapter: renderer(),
  integrations: [react()],
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  fetchFile: null,
  security: {
    // Requests are checked by the API, which alone can change anything.
    checkOrigin: false,
    csp: {
      styleDirective: {
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
  vite: {
    build: { assetsInlineLimit: 0, cssTarget: browsers },
    // Pages need little of it: the build takes that, and no start reads its hundred files.
    ssr: { noExternal: ['zod'] },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
      },
    },
  },
});
