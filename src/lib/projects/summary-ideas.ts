import { wordsOf } from './synonyms.ts';

/** The input for ideas for a summary. */
export type IdeaSource = { name: string; technologies: readonly string[]; summaryText: string };

type Rule = { keywords: readonly string[]; idea: string };

/** Sentences to suggest if one of their keywords occurs (spec 2 §5: keyword rules). */
const rules: readonly Rule[] = [
  {
    keywords: ['bim', 'revit', 'ifc', 'openbim'],
    idea: 'Say which questions the model answers now that took a person before.',
  },
  {
    keywords: ['dynamo', 'grasshopper', 'automation', 'parametric', 'python'],
    idea: 'Say what is automated, how often it runs, and how many hours it gives back.',
  },
  {
    keywords: ['clash', 'navisworks', 'coordination', 'speckle'],
    idea: 'Name the teams it brings together, and what they no longer have to send each other.',
  },
  {
    keywords: ['react', 'vue', 'svelte', 'next', 'typescript', 'javascript', 'web'],
    idea: 'Describe who opens it in the browser, and the first thing they do there.',
  },
  {
    keywords: ['node', 'fastapi', 'django', 'postgresql', 'api', 'express'],
    idea: 'Tell what it stores, how fast it answers, and on how much data.',
  },
  {
    keywords: ['ml', 'ai', 'pytorch', 'tensorflow', 'machine learning'],
    idea: 'Give the share it gets right, and what happens with the cases it does not.',
  },
  {
    keywords: ['docker', 'kubernetes', 'aws', 'cloud'],
    idea: 'Say where it runs, who keeps it running, and how it is updated.',
  },
];

const opening = (name: string) => `${name} began with a problem: name it in one sentence.`;
const ending = 'End with one number that changed, before and after.';

/**
 * Ideas for a summary, by keyword rules over the name, the technologies and the text so far. Throws
 * if all of them are empty.
 */
export function summaryIdeas({ name, technologies, summaryText }: IdeaSource): string[] {
  const words = wordsOf(`${name} ${technologies.join(' ')} ${summaryText}`);
  if (words.trim() === '') throw new Error('There is nothing to go by yet.');
  const fitting = rules.filter(({ keywords }) =>
    keywords.some((keyword) => words.includes(wordsOf(keyword))),
  );
  return [
    ...(name.trim() ? [opening(name.trim())] : []),
    ...fitting.map(({ idea }) => idea),
    ending,
  ];
}
