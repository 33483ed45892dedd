import { byLetters, byStudy, type Dated } from '../../entities/period-order.ts';

const studyStatuses = ['all', 'ongoing', 'completed'] as const;
const studySorts = ['date', 'school', 'level'] as const;
export type StudyStatus = (typeof studyStatuses)[number];
export type StudySort = (typeof studySorts)[number];

/** A record in the list; `rank` is its level's rank, from `level-rank.ts`. */
export type ListedStudy = Dated & { school: string; rank: number };

export type StudyChoice = { status: StudyStatus; sort: StudySort };

const orders: Record<StudySort, (a: ListedStudy, b: ListedStudy) => number> = {
  date: byStudy,
  school: (a, b) => byLetters(a.school, b.school) || byStudy(a, b),
  level: (a, b) => a.rank - b.rank || byStudy(a, b),
};

/** No end means ongoing (spec 3 §3). */
const hasStatus = ({ end }: Dated, status: StudyStatus) =>
  status === 'all' || (end === '') === (status === 'ongoing');

/** The records that match a filter, in the chosen order (spec 3 §2). */
export const arrangedStudies = <T extends ListedStudy>(
  studies: readonly T[],
  { status, sort }: StudyChoice,
): T[] => studies.filter((study) => hasStatus(study, status)).sort(orders[sort]);

/** 'Found N of M education record(s)' (spec 3 §2). */
export const foundText = (found: number, all: number): string =>
  `Found ${found} of ${all} education ${all === 1 ? 'record' : 'records'}`;

/** A record is a certificate when its type, level or degree mentions one (spec 3 §3). */
export const isCertificate = (record: { type: string; level: string; degree: string }): boolean =>
  [record.type, record.level, record.degree].some((text) => /certificate/i.test(text));
