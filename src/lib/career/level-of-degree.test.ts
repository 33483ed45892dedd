import { describe, expect, it } from 'vitest';
import { levelAfter, levelOfDegree } from './level-of-degree.ts';

const table: Record<string, readonly string[]> = {
  PhD: [
    'PhD',
    'Ph.D. in Physics',
    'Ph. D. in Physics',
    'Doctor of Engineering',
    'Doctorate',
    'DPhil',
    'Dr. sc. ETH',
    'Dr.-Ing.',
  ],
  MPhil: ['MPhil', 'M.Phil.', 'M. Phil.'],
  Master: [
    'MS',
    'MSc',
    'M.Sc. Informatics',
    'M. Tech',
    'M.A. in History',
    'MTech',
    'MBA',
    'M.B.A.',
    'Master’s degree',
    'MEng',
    "Master's degree",
  ],
  Bachelor: [
    'BE',
    'B.E. Civil',
    'B. Sc. Physics',
    'BTech',
    'BSc (Hons)',
    'BA',
    'Bachelor of Arts',
    "Bachelor's",
  ],
  'Diploma/Certificate': ['Diploma in surveying', 'Certificate in BIM', 'Associate degree'],
  'High School': ['High School', 'HSC'],
  'Secondary School': ['Secondary education'],
  'Primary School': ['Primary'],
  Other: ['Summer course', 'Grandmaster class', 'Embassy seminar', '修士'],
};

describe('the level auto-fills from the degree text', () => {
  for (const [level, degrees] of Object.entries(table)) {
    it.each(degrees)(`%s: ${level}`, (degree) => {
      expect(levelOfDegree(degree)).toBe(level);
    });
  }

  it('takes the first line of the table that applies', () => {
    expect(levelOfDegree('PhD after a Master')).toBe('PhD');
    expect(levelOfDegree('Bachelor and Master')).toBe('Master');
    expect(levelOfDegree('Secondary School Certificate')).toBe('Diploma/Certificate');
  });

  it('when the level is empty or Other', () => {
    expect(levelAfter('', 'MSc')).toBe('Master');
    expect(levelAfter('Other', 'MSc')).toBe('Master');
    expect(levelAfter('PhD', 'MSc')).toBe('PhD');
    expect(levelAfter('', '  ')).toBe('');
  });

  it.each(Object.entries(table).flatMap(([level, degrees]) => degrees.map((one) => [level, one])))(
    'and keeps following while it is typed: %s, %s',
    (level, degree) => {
      let filled = { level: '', degree: '' };
      for (let end = 1; end <= degree.length; end++) {
        const typed = degree.slice(0, end);
        filled = { level: levelAfter(filled.level, typed, filled), degree: typed };
      }
      expect(filled.level).toBe(level);
      expect(levelAfter(level, '', filled)).toBe('');
    },
  );

  it('but never replaces a level the owner chose, nor follows other text', () => {
    expect(levelAfter('Master', 'PhD', { level: 'Master', degree: 'MSc' })).toBe('Master');
    expect(levelAfter('Bachelor', 'MSc', { level: 'Master', degree: 'MS' })).toBe('Bachelor');
  });
});
