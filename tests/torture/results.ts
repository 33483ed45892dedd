import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Row } from './report.ts';

const file = fileURLToPath(new URL('results.md', import.meta.url));
const heading = ['scenario', 'promise', 'what was done', 'ours', 'control', ''];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const cells = (texts: readonly string[]) => `| ${texts.map(cell).join(' | ')} |`;

/** The first lines of the table. */
export const head = [cells(heading), cells(heading.map(() => '---'))];

const verdictOf = (kept: Row['kept']) => (kept === null ? 'skipped' : kept ? 'kept' : 'BROKEN');

/** A line of the table. */
export const lineOf = (name: string, { promise, done, figure, control = '', kept }: Row): string =>
  cells([name, promise, done, figure, control, verdictOf(kept)]);

const machine = () => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = `${cpus().length} x ${first?.model.trim() || 'a processor without a name'}`;
  return `${processor}, ${memory} GB, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
};

const intro = () => `# What became of every promise

As \`npm run test:torture\` last found it, at length, beside the same figures for a version without
the defence. Each scenario writes its own lines when it is through.

Last run on ${new Date().toISOString().slice(0, 10)}: ${machine()}.
`;

/** Replaces a scenario's previous result. */
export function keepResults(order: readonly string[], name: string, lines: readonly string[]) {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const linesOf = (one: string) =>
    one === name ? lines : before.filter((line) => line.split('|')[1]?.trim() === one);
  writeFileSync(file, [intro(), ...head, ...order.flatMap(linesOf), ''].join('\n'));
}
