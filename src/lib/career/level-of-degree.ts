import type { educationLevels } from '../../entities/education.ts';

export type EducationLevel = (typeof educationLevels)[number];

/** Words and abbreviations by level; the first line that matches wins (spec 3 §4). */
const table: readonly (readonly [EducationLevel, RegExp])[] = [
  ['PhD', /\b(ph ?d|d ?phil|dr|dsc|dba|edd|deng|doctor(al|ate|s)?)\b/],
  ['MPhil', /\bm ?phil\b/],
  ['Master', /\b(ms|msc|mtech|mba|ma|me|meng|mca|mcom|med|mfa|march|mph|mpa|mres|llm|masters?)\b/],
  [
    'Bachelor',
    /\b(be|btech|bsc|ba|bs|beng|bca|bba|bcom|bed|bfa|barch|bbs|bit|llb|mbbs|bachelors?)\b/,
  ],
  ['Diploma/Certificate', /diploma|certificate|\bassociate/],
  ['High School', /high school|\bhsc\b/],
  ['Secondary School', /secondary/],
  ['Primary School', /primary/],
];

/** Drops the dots of abbreviations ('M.Sc.', 'M. Sc.'); every other sign separates words. */
const words = (degree: string) =>
  degree
    .toLowerCase()
    .replace(/\.(?=\S)/g, '')
    .replace(/\b([bm])\. +(?=[a-z])/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The level that a degree's text mentions; 'Other' if it mentions none (spec 3 §4). */
export function levelOfDegree(degree: string): EducationLevel {
  const text = words(degree);
  return table.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Other';
}

/** A level, and the degree's text it was derived from. */
export type FilledLevel = { level: string; degree: string };

const isTypedOn = (before: string, after: string) =>
  after.startsWith(before) || before.startsWith(after);

/**
 * The level after the degree changed: derived from it while the level is empty or Other (spec 3
 * §4).
 *
 * @param filled the level derived last, which keeps following the text while it is being typed.
 */
export function levelAfter(level: string, degree: string, filled?: FilledLevel): string {
  const isFollowing = level === filled?.level && isTypedOn(filled.degree, degree);
  if (degree.trim() === '') return isFollowing ? '' : level;
  return isFollowing || level === '' || level === 'Other' ? levelOfDegree(degree) : level;
}
