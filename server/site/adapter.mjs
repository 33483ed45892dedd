import { fileURLToPath } from 'node:url';

/**
 * The Astro adapter: compiles the pages into one module, `server/entry.mjs`, that exports
 * `render(request, locals)`. It serves nothing by itself; `server/site` calls it.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function renderer() {
  return {
    name: 'renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./renderer-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
    },
  };
}
