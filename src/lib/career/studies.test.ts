import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { educationLevels } from '../../entities/education.ts';
import { levelRank } from './level-rank.ts';
import { arrangedStudies, foundText, isCertificate } from './studies.ts';

const study = (school: string, level: string, start: string, end: string) => ({
  school,
  rank: levelRank(level),
  start,
  end,
});
const bachelor = study('Bagmati', 'Bachelor', '2009-11', '2013-10');
const master = study('Musashi', 'Master', '2016-04', '2018-03');
const doctor = study('musashi', 'PhD', '2025-10', '');
const other = study('Atelier', 'Course', '2016-04', '2018-03');
const all = [bachelor, master, doctor, other];

describe('sort', () => {
  it('By Date is by end date, then start date, then school name; ongoing first', () => {
    expect(arrangedStudies(all, { status: 'all', sort: 'date' })).toEqual([
      doctor,
      other,
      master,
      bachelor,
    ]);
  });

  it('By School', () => {
    expect(arrangedStudies(all, { status: 'all', sort: 'school' })).toEqual([
      other,
      bachelor,
      doctor,
      master,
    ]);
  });

  it('By Level ranks by the order of the levels, low to high', () => {
    expect(arrangedStudies(all, { status: 'all', sort: 'level' })).toEqual([
      bachelor,
      master,
      doctor,
      other,
    ]);
    const levels = fc.shuffledSubarray([...educationLevels], { minLength: 2 });
    fc.assert(
      fc.property(levels, (given) => {
        const studies = given.map((level) => study('S', level, '2000-01', '2001-01'));
        const ranks = arrangedStudies(studies, { status: 'all', sort: 'level' }).map(
          (one) => one.rank,
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('filter', () => {
  it('All Records, Currently Studying, Completed', () => {
    const found = (status: 'all' | 'ongoing' | 'completed') =>
      arrangedStudies(all, { status, sort: 'date' }).length;
    expect([found('all'), found('ongoing'), found('completed')]).toEqual([4, 1, 3]);
  });

  it("says 'Found N of M education record(s)'", () => {
    expect(foundText(1, 4)).toBe('Found 1 of 4 education records');
    expect(foundText(1, 1)).toBe('Found 1 of 1 education record');
  });
});

describe('a record counts as a certificate', () => {
  it('when type, level or degree mentions certificate', () => {
    const plain = { type: 'degree', level: 'Master', degree: 'MSc' };
    expect(isCertificate(plain)).toBe(false);
    expect(isCertificate({ ...plain, type: 'Certificate' })).toBe(true);
    expect(isCertificate({ ...plain, level: 'Diploma/Certificate' })).toBe(true);
    expect(isCertificate({ ...plain, degree: 'Postgraduate certificate' })).toBe(true);
  });
});
