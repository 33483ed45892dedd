/** How hard each technology is, 1 to 5 (spec 2 §9). */
const weights: ReadonlyMap<string, number> = new Map([
  ['react', 2],
  ['vue', 2],
  ['angular', 3],
  ['svelte', 2],
  ['node', 2],
  ['express', 1],
  ['fastapi', 2],
  ['django', 3],
  ['python', 1],
  ['javascript', 1],
  ['typescript', 2],
  ['next', 3],
  ['nuxt', 3],
  ['gatsby', 3],
  ['aws', 4],
  ['docker', 3],
  ['kubernetes', 5],
  ['tensorflow', 4],
  ['pytorch', 4],
  ['ml', 4],
  ['blockchain', 5],
  ['solidity', 5],
  ['web3', 4],
]);

const unknownWeight = 1;

/**
 * The difficulty weight of a technology, 1 to 5; 1 if it is not in the table. Ignores letter case
 * and surrounding spaces (spec 2 §9).
 */
export const difficultyOf = (technology: string): number =>
  weights.get(technology.trim().toLowerCase()) ?? unknownWeight;

/** A project's difficulty score: the sum of its technologies' weights, 0 for none (spec 2 §9). */
export const projectDifficulty = (techStack: readonly string[]): number =>
  techStack.reduce((total, technology) => total + difficultyOf(technology), 0);
