import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the slowest files first, so that no worker is left with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!/tests\/(durability|security)\//.test(moduleId)) - Number(/kill/.test(moduleId));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Unit tests stand beside their code; those in `tests/api` use the API as a client does. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Generous, because a slow machine is no failure; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More workers than cores, because much of the time goes into waiting for servers.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/property-cases.ts'],
    include: [
      'src/**/*.test.ts',
      'server/**/*.test.{ts,mjs}',
      'tests/*.test.ts',
      'tests/{api,bench,budgets,durability,security,torture}/**/*.test.ts',
    ],
  },
});
