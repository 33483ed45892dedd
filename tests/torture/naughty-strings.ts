import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { naughtyStrings } from '../fixtures/hostile/strings.ts';
import type { Scenario } from './report.ts';
import { shown } from './strings/shown.ts';
import { stored } from './strings/stored.ts';
import type { StringVerdict } from './strings/verdict.ts';

export async function strings(texts: readonly string[]): Promise<StringVerdict> {
  const verdict: StringVerdict = {
    strings: texts.length,
    stored: 0,
    refused: 0,
    failed: [],
    altered: [],
    pages: {},
    notXml: [],
  };
  await stored(texts, verdict);
  await shown(texts, verdict);
  return verdict;
}

function collected(): string[] {
  const file = join(process.env.CORPORA ?? '', 'naughty-strings.json');
  return process.env.CORPORA && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}

export const scenario: Scenario = async (size) => {
  const texts = size === 'long' ? [...naughtyStrings, ...collected()] : naughtyStrings;
  const verdict = await strings(texts);
  const { failed, altered, notXml: broken } = verdict;
  const down = Object.values(verdict.pages).filter((status) => status !== 200);
  return [
    {
      promise: 'Any text is stored as it is, or refused by name',
      done: `${texts.length} strings in every field: ${verdict.stored} stored, ${verdict.refused} refused with 422`,
      figure: `${altered.length} altered, ${failed.length} failed, ${down.length} pages down, ${broken.length} feeds broken`,
      kept: altered.length + failed.length + down.length + broken.length === 0,
    },
  ];
};
