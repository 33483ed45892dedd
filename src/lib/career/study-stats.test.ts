import { expect, it } from 'vitest';
import { levelRank } from './level-rank.ts';
import { studyStats } from './study-stats.ts';

const study = (school: string, level: string, start: string, end: string) => ({
  school,
  rank: levelRank(level),
  start,
  end,
});
const figures = (...studies: ReturnType<typeof study>[]) =>
  studyStats(studies, '2026-11').map(({ label, value }) => `${label}: ${value}`);

it('counts total study time, highest degree, ongoing, completed and institutions', () => {
  const bachelor = study('Bagmati', 'Bachelor', '2009-11', '2013-10');
  const doctor = study('bagmati ', 'PhD', '2025-11', '');
  expect(figures(bachelor, doctor)).toEqual([
    'total study time: 4 yr 11 mo',
    'highest degree: PhD',
    'ongoing: 1',
    'completed: 1',
    'institution: 1',
  ]);
});

it('a level outside the list is no degree, and a record without a start adds no time', () => {
  expect(figures(study('Atelier', 'Course', '', '2018-03'))).toEqual([
    'total study time: 0 mo',
    'ongoing: 0',
    'completed: 1',
    'institution: 1',
  ]);
});

it('two institutions are counted as two', () => {
  const [one, other] = ['Bagmati', 'Musashi'].map((school) => study(school, 'PhD', '2025-11', ''));
  expect(one && other && figures(one, other)).toContain('institutions: 2');
});

it('there are none without records', () => {
  expect(figures()).toEqual([]);
});
