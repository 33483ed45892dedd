import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario } from './report.ts';

const CASES = { short: 1_000, long: 20_000 };

const isPropertyBased = (file: string) => readFileSync(file, 'utf8').includes("from 'fast-check'");

type Report = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Runs these test files with that many new cases for each property. */
async function reportOf(files: string[], cases: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  const report = join(folder, 'report.json');
  const flags = ['--config=tests/vitest.config.ts', '--reporter=json', `--outputFile=${report}`];
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...flags, '--testTimeout=900000'];
  const env = { ...process.env, PROPERTY_RUNS: String(cases) };
  const run = spawn(process.execPath, [...program, ...files], { env, stdio: 'ignore' });
  await new Promise((resolve) => run.once('close', resolve));
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tries the pure rules with cases that `npm test` has never tried, many more of them. */
export const scenario: Scenario = async (size) => {
  const files = globSync('{src,server,tests}/**/*.test.ts').filter(isPropertyBased);
  const report = await reportOf(files, CASES[size]);
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const failed = results.filter((one) => one.status === 'failed').map((one) => one.fullName);
  return [
    {
      promise: 'The pure rules hold whatever they are given',
      done: `${files.length} files, up to ${CASES[size]} new cases for each property`,
      figure: failed.length === 0 ? `${results.length} tests, 0 failed` : failed.join('; '),
      kept: failed.length === 0 && results.length > 0,
    },
  ];
};
