import { writeSync } from 'node:fs';
import { type Row, type Scenario, type Size, summary } from './report.ts';
import { head, keepResults, lineOf } from './results.ts';

/*
 * Tries to break every promise the server makes, and prints the results.
 *
 *     npm run test:torture [-- short] [-- names of scenarios] [-- minutes=30]
 *
 * A full run keeps its table in `results.md`. `minutes` limits the scenarios that kill the server or
 * cut the power again and again; they print how often they did.
 *
 * `CORPORA` may name a folder of publicly collected payloads and strings to try as well.
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
  'properties',
] as const;

const say = (line: string) => writeSync(1, `${line}\n`);

async function rowsOf(name: string, size: Size, minutes: number): Promise<Row[]> {
  const { scenario } = (await import(`./${name}.ts`)) as { scenario: Scenario };
  try {
    return await scenario(size, minutes);
  } catch (error) {
    return [{ promise: name, done: 'could not be run', figure: String(error), kept: false }];
  }
}

const asked = process.argv.slice(2);
const size: Size = asked.includes('short') ? 'short' : 'long';
const wanted = scenarios.filter((name) => asked.includes(name));
const minutes = Number(asked.find((one) => one.startsWith('minutes='))?.slice(8) ?? Infinity);
for (const one of head) say(one);
const all: Row[] = [];
for (const name of wanted.length > 0 ? wanted : scenarios) {
  const rows = await rowsOf(name, size, minutes);
  const lines = rows.map((row) => lineOf(name, row));
  for (const one of lines) say(one);
  if (size === 'long') keepResults(scenarios, name, lines);
  all.push(...rows);
}
const { broken, text } = summary(all);
say(`\n${text}`);
process.exit(broken === 0 ? 0 : 1);
