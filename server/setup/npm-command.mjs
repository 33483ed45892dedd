import { existsSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { below } from './paths.mjs';
import { run, runNode } from './process.mjs';

// A script started by npm finds that run's own facts in its environment; npm started again from
// there would take them for its settings. What the person configured (`npm_config_*`) stays.
const FACTS_OF_THE_OUTER_RUN =
  /^(npm_package_|npm_lifecycle_|npm_command$|npm_config_local_prefix$|INIT_CWD$)/;

const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** Takes an environment; returns the entries to blank so that a nested npm starts afresh. */
export function forgotten(environment) {
  const names = Object.keys(environment).filter((name) => FACTS_OF_THE_OUTER_RUN.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/**
 * Runs npm, the same one that started this script where there is one; its output is kept. Result
 * as for `run`.
 */
export function npm(args, options = {}) {
  const env = { ...options.env, ...forgotten(process.env) };
  const settings = { ...options, env, quiet: true };
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === 'npm-cli.js' && existsSync(cli)) {
    return runNode(nodeOutside(process.env, process.execPath), [cli, ...args, ...QUIET], settings);
  }
  return run('npm', [...args, ...QUIET], settings);
}

/**
 * Takes an environment and the running Node's path; returns a Node that an installation does not
 * replace under its own feet: not the one in node_modules where another is known.
 */
export function nodeOutside(environment, running, exists = existsSync) {
  const inside = (path) => path.startsWith(below('node_modules') + sep);
  const outer = environment.npm_node_execpath;
  return inside(running) && outer && !inside(outer) && exists(outer) ? outer : running;
}
