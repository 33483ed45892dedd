import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their code; API tests in `tests/api` speak to the API as a client does. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // A slow machine is no failure: a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'src/**/*.test.ts',
      'server/**/*.test.{ts,mjs}',
      'tests/*.test.ts',
      'tests/{api,bench,durability,security}/**/*.test.ts',
    ],
  },
});
