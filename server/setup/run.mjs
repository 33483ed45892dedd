import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { test } from './checks.mjs';
import { install } from './install.mjs';
import { serverEnv, serverFlags } from './memory.mjs';
import { findNode } from './node.mjs';
import { serverProgram } from './paths.mjs';
import { leave, relaySignals, runNode, Stopped } from './process.mjs';
import { SetupError, say } from './say.mjs';

// Each command installs what is missing; then the pages are built where they are needed ("always":
// even when nothing changed); then the script takes over, or the work is done here.
const commands = {
  start: { build: 'stale', script: serverProgram, flags: serverFlags, env: serverEnv },
  build: { build: 'always', script: 'server/build-site.ts' },
  dev: { script: 'server/dev.ts' },
  test: { build: 'stale', work: test },
  bench: { build: 'stale', script: 'tests/bench/run.ts' },
  torture: { build: 'stale', script: 'tests/torture/run.ts', browser: true },
  passphrase: { script: 'server/passphrase.ts' },
};

/** Returns how the command ended: an exit code, or the signal it was stopped by. */
async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new SetupError(`Commands: ${Object.keys(commands).join(', ')}`, 2);
  await install();
  const node = await findNode();
  if (command.build) await build(node, { always: command.build === 'always' });
  if (command.work) return command.work(node);
  const { flags = [], script, env, browser } = command;
  const found = browser && { CHROMIUM_PATH: await findBrowser(node) };
  return runNode(node, [...flags, script, ...args], { env: { ...env, ...found }, final: true });
}

function howItFailed(error) {
  if (error instanceof Stopped) return { code: null, signal: error.signal };
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  return { code: error.exitCode, signal: null };
}

relaySignals();
leave(await main(process.argv.slice(2)).catch(howItFailed));
