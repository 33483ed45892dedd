import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { renderer } from './server/site/adapter.mjs';
import { scriptFiles } from './src/script-files.mjs';

// Baseline of mid-2024, when `light-dark()` had reached all browsers: styles get the prefixes and
// spellings that these versions understand.
const browsers = ['chrome123', 'firefox128', 'safari17.5'];

// The pages are compiled once into a renderer; the server decides when each page is rendered
// (server/site). The policy's directives other than for scripts and styles come from
// server/security/headers.ts.
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
    // Bundled, because pages need little of it and its hundred files would slow every start.
    ssr: { noExternal: ['zod'] },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
      },
    },
  },
});
