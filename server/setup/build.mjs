import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { buildId } from './inputs.mjs';
import { onceAtATime } from './lock.mjs';
import { below, commandOf, lockFile } from './paths.mjs';
import { runNode } from './process.mjs';
import { announced, SetupError, say } from './say.mjs';

const stamp = below('dist/.build.json');

/**
 * Compiles the pages when their sources are not those of the last finished build, or always.
 *
 * @param {string} node the Node to build with
 * @param {{always?: boolean}} [options]
 * @throws {SetupError} when the compiler fails; what it printed is shown before
 */
export async function build(node, { always = false } = {}) {
  let done = false;
  const isNeeded = () => (always ? !done : builtId() !== buildId());
  await onceAtATime(lockFile, isNeeded, async () => {
    await announced('Building the pages', () => compile(node));
    done = true;
  });
}

/** The stamp goes first and comes last: a build that was cut short counts as none. */
async function compile(node) {
  const id = buildId();
  rmSync(stamp, { force: true });
  const result = await runNode(node, [commandOf('astro', 'astro'), 'build'], {
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    quiet: true,
  });
  if (result.code !== 0) {
    say(result.output.trim());
    throw new SetupError('The pages could not be built, see above.');
  }
  writeFileSync(`${stamp}.tmp`, `${JSON.stringify({ id })}\n`);
  renameSync(`${stamp}.tmp`, stamp);
}

/** Gives the name of the last finished build, if any. */
function builtId() {
  if (!existsSync(stamp)) return undefined;
  return JSON.parse(readFileSync(stamp, 'utf8')).id;
}
