import { foldedLetters } from '../folded-letters.ts';

/**
 * BIM and software terms, each with its related terms (spec 2 §9). They are spelled as shown and
 * compared as `folded` text.
 */
const bimGroups: Readonly<Record<string, readonly string[]>> = {
  BIM: ['Building information modelling', 'Revit', 'IFC', 'openBIM', 'Digital twin'],
  Revit: ['BIM', 'Dynamo', 'Autodesk', 'Families'],
  Dynamo: ['Revit', 'Visual programming', 'Parametric design', 'BIM automation'],
  Grasshopper: ['Rhino', 'Visual programming', 'Parametric design', 'Computational design'],
  Rhino: ['Grasshopper', 'NURBS', 'Computational design'],
  IFC: ['openBIM', 'buildingSMART', 'BIM', 'Interoperability'],
  Speckle: ['Interoperability', 'Federated model', 'BIM', 'Rhino'],
  Navisworks: ['Clash detection', 'Coordination', 'Federated model'],
  'Clash detection': ['Navisworks', 'Coordination', 'Clash'],
  'Digital twin': ['BIM', 'Sensors', 'Facility management'],
  'Point cloud': ['Scan to BIM', 'Laser scanning', 'Survey'],
  'Civil 3D': ['Infrastructure', 'Alignment', 'Transport'],
};

const softwareGroups: Readonly<Record<string, readonly string[]>> = {
  React: ['JavaScript', 'TypeScript', 'Next', 'Frontend'],
  Vue: ['JavaScript', 'Nuxt', 'Frontend'],
  Svelte: ['JavaScript', 'Frontend'],
  Node: ['JavaScript', 'TypeScript', 'Express', 'Backend'],
  Python: ['FastAPI', 'Django', 'Scripting', 'Automation'],
  TypeScript: ['JavaScript', 'Types', 'Node'],
  Docker: ['Containers', 'Kubernetes', 'Deployment'],
  AWS: ['Cloud', 'Serverless', 'Deployment'],
  ML: ['Machine learning', 'PyTorch', 'TensorFlow', 'AI'],
  AI: ['Machine learning', 'ML', 'Classifier'],
  PostgreSQL: ['Database', 'SQL', 'Backend'],
  Web3: ['Blockchain', 'Solidity'],
};

/** Text for comparison: `foldedLetters` with spaces collapsed. */
export const folded = (text: string): string => foldedLetters(text).replace(/\s+/g, ' ').trim();

/** Replaces everything with a space but words and the signs in names (C#, C++, Next.js). */
export const wordsOf = (text: string): string =>
  ` ${folded(text)
    .replace(/\.(?![\p{L}\p{N}])/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{M}+#.]+/gu, ' ')
    .trim()} `;

type Group = { key: string; terms: readonly string[] };

const groups: readonly Group[] = Object.entries({ ...bimGroups, ...softwareGroups }).map(
  ([key, terms]) => ({ key, terms }),
);

const bimTerms = new Set(
  Object.entries(bimGroups).flatMap(([key, terms]) => [key, ...terms].map(folded)),
);

/** Whether a term belongs to BIM; such terms come first among suggestions. */
export const isBimTerm = (term: string): boolean => bimTerms.has(folded(term));

/** Every term of the dictionary, once. */
export const dictionary: readonly string[] = [
  ...new Map(
    groups.flatMap(({ key, terms }) => [key, ...terms].map((term) => [folded(term), term])),
  ).values(),
];

/**
 * The terms related to a query: those of each term it equals or contains as a word, and the terms
 * that list it as related. The query itself is not among them.
 */
export function relatedTerms(query: string): string[] {
  const [whole, words] = [folded(query), wordsOf(query)];
  const related = groups.flatMap(({ key, terms }) => {
    if (words.includes(wordsOf(key))) return terms;
    return terms.some((term) => folded(term) === whole) ? [key] : [];
  });
  const byFold = new Map(related.map((term) => [folded(term), term]));
  byFold.delete(whole);
  return [...byFold.values()];
}
