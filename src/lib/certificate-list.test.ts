import { describe, expect, it } from 'vitest';
import { arranged, type CertificateQuery, choices, countText } from './certificate-list.ts';

const card = (title: string, issuer: string, type: string, month: string, more = '') => ({
  title,
  issuer,
  type,
  month,
  words: `${title} ${issuer} ${type} ${more}`,
});
const list = [
  card('beams', 'Cisco', 'Course', '2024-03', 'IFC and steel'),
  card('Arches', 'edX', 'Exam', '', 'stone'),
  card('Cranes', 'Cisco', 'Exam', '2026-01'),
];
const all: CertificateQuery = { search: '', issuer: '', type: '', sort: 'newest' };
const titles = (query: Partial<CertificateQuery>) =>
  arranged(list, { ...all, ...query }).map(({ title }) => title);

describe('the certificates list', () => {
  it.each([
    ['newest', ['Cranes', 'beams', 'Arches']],
    ['oldest', ['beams', 'Cranes', 'Arches']],
    ['title', ['Arches', 'beams', 'Cranes']],
    ['issuer', ['beams', 'Cranes', 'Arches']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(titles({ sort })).toEqual(expected);
  });

  it('sorts by issuer those without one last', () => {
    const nobodys = card('Alone', '', 'Course', '2025-01');
    const sorted = arranged([nobodys, ...list], { ...all, sort: 'issuer' });
    expect(sorted.at(-1)?.title).toBe('Alone');
  });

  it('searches every word, in any order and case, with accents or without', () => {
    expect(titles({ search: ' STEEL cisco' })).toEqual(['beams']);
    expect(titles({ search: 'stéel' })).toEqual(['beams']);
    expect(titles({ search: 'steel stone' })).toEqual([]);
  });

  it('filters by issuer and by type', () => {
    expect(titles({ issuer: 'cisco ' })).toEqual(['Cranes', 'beams']);
    expect(titles({ issuer: 'Cisco', type: 'Exam' })).toEqual(['Cranes']);
  });

  it("says 'Showing N of M certificates', singular when M is 1", () => {
    expect(countText(3, 8)).toBe('Showing 3 of 8 certificates');
    expect(countText(0, 1)).toBe('Showing 0 of 1 certificate');
  });

  it('offers each issuer once', () => {
    expect(choices(['edX', 'Cisco', 'EDX ', '', 'AWS'])).toEqual(['AWS', 'Cisco', 'edX']);
  });
});
