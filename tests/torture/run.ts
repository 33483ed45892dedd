import { writeSync } from 'node:fs';
import type { Row, Scenario, Size } from './report.ts';

/*
 * Breaks the server in every way there is a promise about, and prints what became of it.
 *
 *     npm run test:torture [-- short] [-- names of scenarios]
 *
 * `CORPORA` may name a folder with payloads and strings collected in public, to be tried as well.
 */
const scenarios = [
  'kill',
  'power-cut',
  'unsynced-disk',
  'faults',
  'full-disk',
  'corruption',
  'conflicts',
  'stop',
  'hostile-html',
  'headers',
  'naughty-strings',
  'tokens',
  'guessing',
  'outbound',
  'uploads',
  'abuse',
] as const;

const say = (line: string) => writeSync(1, `${line}\n`);

async function rowsOf(name: string, size: Size): Promise<Row[]> {
  const { scenario } = (await import(`./${name}.ts`)) as { scenario: Scenario };
  try {
    return await scenario(size);
  } catch (error) {
    return [{ promise: name, done: 'could not be run', figure: String(error), kept: false }];
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = ({ promise, done, figure, control = '', kept }: Row) =>
  `| ${[promise, done, figure, control, kept ? 'kept' : 'BROKEN'].map(cell).join(' | ')} |`;

const asked = process.argv.slice(2);
const size: Size = asked.includes('short') ? 'short' : 'long';
const wanted = scenarios.filter((name) => asked.includes(name));
say('| promise | what was done | ours | control | |');
say('| --- | --- | --- | --- | --- |');
let broken = 0;
for (const name of wanted.length > 0 ? wanted : scenarios) {
  for (const row of await rowsOf(name, size)) {
    say(line(row));
    if (!row.kept) broken += 1;
  }
}
say(broken === 0 ? '\nEvery promise was kept.' : `\n${broken} promises were broken.`);
process.exit(broken === 0 ? 0 : 1);
