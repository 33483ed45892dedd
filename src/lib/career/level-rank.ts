import { educationLevels } from '../../entities/education.ts';

/** A level's place in the order of spec 3 §3, low to high; an unknown one stands with Other. */
export function levelRank(level: string): number {
  const rank = (educationLevels as readonly string[]).indexOf(level);
  return rank === -1 ? educationLevels.length - 1 : rank;
}
