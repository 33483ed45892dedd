import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the slowest files first, so that no worker is left with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!/tests\/(durability\/|security\/|bench\/run)/.test(moduleId)) -
      Number(/kill/.test(moduleId));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Unit tests stand beside their code; those in `tests/api` use the API as a client does. */
const quick = ['src/**/*.test.ts', 'server/**/*.test.ts', 'tests/api/*.test.ts'];

/** Replaced modules stay replaced for whatever is loaded after them. */
const replacesModules = (file: string) =>
  /\bvi\.(mock|doMock|hoisted|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));
const alone = globSync(quick, { cwd: root }).filter(replacesModules);

export default defineConfig({
  root,
  test: {
    // Generous, because a slow machine is no failure; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More workers than cores, because much of the time goes into waiting for servers.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/property-cases.ts'],
    // What a test replaces stays so for no other: many files share one process and its globals.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      // Loading its modules for each file anew took most of such a test's time.
      {
        extends: true,
        test: { name: 'together', isolate: false, include: quick, exclude: alone },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [
            ...alone,
            'server/**/*.test.mjs',
            'tests/*.test.ts',
            'tests/{bench,budgets,durability,security,torture}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
