import { expect, it } from 'vitest';
import { healthLines, healthWords } from './health-words.ts';

const torn = { file: 'skills/torn.json', reason: 'is not valid JSON' };
const full = { problems: [], unwritable: { CONTENT_DIR: 'cannot be written (ENOSPC)' } };

it('explains what happens to a broken file only where there is one', () => {
  expect(healthWords({ problems: [torn] })).toBe(
    'Something needs your attention. A broken file stays as it is, and is not shown, until it is mended.',
  );
  expect(healthWords(full)).toBe('Something needs your attention.');
});

it('names each file, folder and page in a sentence', () => {
  const failures = { '/blog': 'could not be rendered.' };
  expect(healthLines({ ...full, problems: [torn], failures })).toEqual([
    'skills/torn.json is not valid JSON.',
    'CONTENT_DIR cannot be written (ENOSPC).',
    'The page /blog could not be rendered.',
  ]);
});
