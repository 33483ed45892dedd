import { describe, expect, it } from 'vitest';
import { levelAfter, levelOfDegree } from './level-of-degree.ts';

const table: Record<string, readonly string[]> = {
  PhD: ['PhD', 'Ph.D. in Physics', 'Doctor of Engineering', 'Doctorate', 'DPhil'],
  MPhil: ['MPhil', 'M.Phil.'],
  Master: ['MS', 'MSc', 'M.Sc. Informatics', 'MTech', 'MBA', 'MEng', "Master's degree"],
  Bachelor: ['BE', 'B.E. Civil', 'BTech', 'BSc (Hons)', 'BA', 'Bachelor of Arts'],
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
});
