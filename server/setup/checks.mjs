import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { commandOf } from './paths.mjs';
import { runNode } from './process.mjs';
import { SetupError, say, timeSince } from './say.mjs';
import { closingLine, readTally, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

/**
 * Runs every check, stopping at the first that fails, then prints "N passed, N failed".
 *
 * @param {string} node the Node to run them with
 * @returns {Promise<{code: number, signal: null}>} that check's exit code, else 0
 */
export async function test(node) {
  const browser = await browserOrReason(node);
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const reports = { unit: join(folder, 'unit.json'), browser: join(folder, 'browser.json') };
  try {
    const code = await firstFailure(node, steps(reports, browser));
    say(`\n${closingLine(talliesOf(reports), code === 0)}`);
    return { code, signal: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function talliesOf(reports) {
  return [readTally(reports.unit, tallyOfVitest), readTally(reports.browser, tallyOfPlaywright)];
}

/** Without a browser the other checks are still worth running. */
async function browserOrReason(node) {
  try {
    return { path: await findBrowser(node) };
  } catch (error) {
    if (error instanceof SetupError) return { reason: error.message };
    throw error;
  }
}

/**
 * Each step: a title, a package's command with its arguments, and what the environment adds. Those
 * of one list run at once: the types keep one core busy, and the unit tests not always both.
 */
function steps(reports, browser) {
  return [
    [
      {
        title: 'Format and lint',
        command: ['@biomejs/biome', 'biome', 'ci', '.', ...plain('--colors=off')],
      },
    ],
    [{ title: 'Unused code', command: ['knip', 'knip'] }],
    [
      { title: 'Unit and API tests', command: unitTests(reports.unit) },
      { title: 'Types', command: ['astro', 'astro', 'check'], quiet: true },
    ],
    [
      {
        title: 'Browser tests',
        command: ['@playwright/test', 'playwright', 'test', '--config=tests/e2e'],
        env: { PLAYWRIGHT_JSON: reports.browser, CHROMIUM_PATH: browser.path },
        reason: browser.reason,
      },
    ],
  ];
}

function unitTests(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [
    'vitest',
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...reporters,
    ...plain('--no-color'),
  ];
}

/** Takes a flag against colour codes: they belong on a terminal, not in a log file. */
function plain(flag) {
  return process.stdout.isTTY || process.env.FORCE_COLOR ? [] : [flag];
}

/** Returns the exit code of the first step that fails, else 0. */
async function firstFailure(node, lists) {
  for (const list of lists) {
    const ends = await Promise.all(list.map((step) => runStep(node, step)));
    ends.forEach(sayEnd);
    const failed = ends.find(({ code }) => code !== 0);
    if (failed) return failed.code;
  }
  return 0;
}

async function runStep(node, { title, reason, ...step }) {
  const start = performance.now();
  say(`\n${title}…`);
  if (reason) say(reason);
  const { code, output } = reason ? { code: 1 } : await runCommand(node, step);
  return { title, code: code ?? 1, output, time: timeSince(start) };
}

/** What a quiet step printed is shown here, so that it does not mix with the other's. */
function sayEnd({ title, code, output, time }) {
  if (output) say(output.trimEnd());
  say(`${title}: ${code === 0 ? 'passed' : 'failed'} in ${time}`);
}

function runCommand(node, { command: [packageName, name, ...args], env, quiet }) {
  const settings = { ASTRO_TELEMETRY_DISABLED: '1', ...env };
  // The browser tests' runner ends its servers and browsers on this signal only.
  const options = { env: settings, heeds: 'SIGINT', quiet };
  return runNode(node, [commandOf(packageName, name), ...args], options);
}
