import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { renderer } from './server/site/adapter.mjs';

/** Faces for words in scripts that the fonts above do not have, chosen by the system. */
const otherScripts = {
  'sans-serif': ['Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', 'Noto Sans Devanagari'],
  serif: ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif Devanagari'],
  monospace: ['ui-monospace'],
};

/** A family from the files that `src/assets/fonts/subset.mjs` makes. */
const font = (cssVariable, name, generic, files) => ({
  cssVariable,
  name,
  provider: fontProviders.local(),
  fallbacks: [...otherScripts[generic], generic],
  options: {
    variants: files.map(([file, weight, style = 'normal']) => ({
      src: [`./src/assets/fonts/${file}.woff2`],
      weight,
      style,
    })),
  },
});

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
  fonts: [
    font('--font-display', 'Bricolage Grotesque', 'sans-serif', [
      ['bricolage-grotesque', '500 600'],
    ]),
    font('--font-ui', 'Hanken Grotesk', 'sans-serif', [['hanken-grotesk', '400 600']]),
    font('--font-text', 'Source Serif 4', 'serif', [
      ['source-serif-4', '400 600'],
      ['source-serif-4-italic', '400', 'italic'],
    ]),
    font('--font-mono', 'Geist Mono', 'monospace', [['geist-mono', '400']]),
  ],
  security: {
    // Requests are checked by the API, which alone can change anything.
    checkOrigin: false,
    csp: {
      styleDirective: {
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
  vite: { build: { assetsInlineLimit: 0 } },
});
