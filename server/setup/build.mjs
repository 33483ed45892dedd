import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOfSources, pageSources, serverSources } from './inputs.mjs';
import { inUse, onceAtATime } from './lock.mjs';
import { below, buildFolder, commandOf, lockFile, serverFolder, stampName } from './paths.mjs';
import { runNode } from './process.mjs';
import { announced, SetupError, say } from './say.mjs';

const stopFirst = 'A server is running from dist, which would be built anew: stop that one first.';

/** What is built, in this order: Astro clears the folder that both stand in. */
const parts = [
  {
    name: 'pages',
    sources: pageSources,
    stamp: join(buildFolder, stampName),
    command: () => [commandOf('astro', 'astro'), 'build'],
  },
  {
    name: 'server',
    sources: serverSources,
    stamp: join(serverFolder, stampName),
    command: () => [below('server/setup/bundle.mjs')],
  },
];

/**
 * Compiles the pages and bundles the server, each if its sources changed since its last finished
 * build, or always.
 *
 * @param {string} node the Node to build with
 * @param {{always?: boolean}} [options]
 * @throws {SetupError} when that fails; what was printed is shown before. Also when it would
 * replace what a server is running from: then nothing is changed
 */
export async function build(node, { always = false } = {}) {
  for (const part of parts) await buildPart(node, part, always);
}

async function buildPart(node, part, always) {
  let done = false;
  const isNeeded = () => (always ? !done : builtId(part) !== idOfSources(part.sources));
  await onceAtATime(lockFile, isNeeded, async () => {
    await announced(`Building the ${part.name}`, () => compile(node, part));
    done = true;
  });
}

/**
 * Has the stamp removed first and writes it last, so that a build that was cut short counts as
 * none.
 */
async function compile(node, { name, sources, stamp, command }) {
  const id = idOfSources(sources);
  // Another NODE_ENV around it would give pages that need React's development build.
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const alone = [below('server/setup/build-alone.mjs'), stamp, ...command()];
  const result = await runNode(node, alone, { env, quiet: true });
  if (result.code === inUse) throw new SetupError(stopFirst);
  if (result.code !== 0) {
    say(result.output.trim());
    throw new SetupError(`The ${name} could not be built, see above.`);
  }
  writeFileSync(`${stamp}.tmp`, `${JSON.stringify({ id })}\n`);
  renameSync(`${stamp}.tmp`, stamp);
}

/** Returns the name of the last finished build, if any. */
function builtId({ stamp }) {
  if (!existsSync(stamp)) return undefined;
  return JSON.parse(readFileSync(stamp, 'utf8')).id;
}
