import { educationLevels } from '../../entities/education.ts';

/** A level's rank, low to high (spec 3 §3); an unknown level ranks as Other. */
export function levelRank(level: string): number {
  const rank = (educationLevels as readonly string[]).indexOf(level);
  return rank === -1 ? educationLevels.length - 1 : rank;
}
