import { difficultyOf } from '../difficulty.ts';

/** One technology as a volume: its difficulty weight, and whether it is the red one. */
export type Volume = { technology: string; weight: number; isHardest: boolean };

/** A volume per technology, in the given order; the first of the hardest ones is marked. */
export function volumesOf(techStack: readonly string[]): Volume[] {
  const weights = techStack.map(difficultyOf);
  const hardest = weights.indexOf(Math.max(...weights));
  return techStack.map((technology, index) => ({
    technology,
    weight: weights[index] ?? 0,
    isHardest: index === hardest,
  }));
}

/** At most `limit` volumes, the hardest kept, still in their given order. */
export function mostDifficult(volumes: readonly Volume[], limit: number): readonly Volume[] {
  if (volumes.length <= limit) return volumes;
  const kept = new Set(volumes.toSorted((a, b) => b.weight - a.weight).slice(0, limit));
  return volumes.filter((volume) => kept.has(volume));
}
