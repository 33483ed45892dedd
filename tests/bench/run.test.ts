import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from './workspace.ts';

const program = fileURLToPath(new URL('run.ts', import.meta.url));

describe('npm run bench', () => {
  it('still runs: servers start, saves show, and the static build has the very same pages', async () => {
    const options = ['--only', 'render,publish', '--sizes', '2', '--rounds', '4', '--quick'];
    const report = await run(process.execPath, [program, ...options]);
    expect(report).toContain('| Full static `astro build` of the same pages |');
    expect(report).toContain('| Post: pages that showed it at the first GET | 4 of 4 |');
  }, 180_000);
});
