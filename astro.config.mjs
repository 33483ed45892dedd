import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { closedTags } from './server/setup/closed-tags.mjs';
import { oneByte } from './server/setup/one-byte.mjs';
import { buildFolder } from './server/setup/paths.mjs';
import { renderer } from './server/site/adapter.mjs';
import { scriptFiles } from './src/script-files.mjs';
import { fontStyles } from './src/styles/fonts/font-styles.mjs';

// Baseline of mid-2024, when `light-dark()` had reached all browsers: styles get the prefixes and
// spellings that these versions understand.
const browsers = ['chrome123', 'firefox128', 'safari17.5'];

/** Packages that are compiled into the pages, with what they need. */
const compiledIn = [
  ...['zod', 'valibot', 'marked', 'htmlparser2', 'dom-serializer', 'entities'],
  ...['domutils', 'domhandler', 'domelementtype'],
  ...['sanitize-html', 'postcss', 'source-map-js', 'nanoid', 'picocolors', 'launder', 'dayjs'],
  ...['parse-srcset', 'is-plain-object', 'escape-string-regexp'],
];

/**
 * Pages need little of these packages: their two hundred files would slow every start of the server,
 * and stay in memory. While pages are developed they are imported as they are.
 */
const inPages = {
  name: 'compiled-in',
  apply: /** @type {const} */ ('build'),
  config: () => ({ ssr: { noExternal: compiledIn } }),
};

// The pages are compiled once into a renderer; the server decides when each page is rendered
// (server/site). The policy's directives other than for scripts and styles come from
// server/security/headers.ts.
export default defineConfig({
  output: 'server',
  outDir: buildFolder,
  adapter: renderer(),
  integrations: [react()],
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  fetchFile: null,
  markdown: { syntaxHighlight: false },
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
    plugins: [
      fontStyles,
      inPages,
      closedTags,
      { ...oneByte, enforce: 'post', applyToEnvironment: ({ name }) => name !== 'client' },
    ],
    build: { assetsInlineLimit: 0, cssTarget: browsers },
    environments: {
      ssr: { build: { rolldownOptions: { output: { comments: false } } } },
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
      },
    },
  },
});
