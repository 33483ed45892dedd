import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchEntry, searchQuery, searchScore } from './search.ts';
import { dictionary, relatedTerms } from './synonyms.ts';

const entry = (name = '', techStack: string[] = [], summaryText = '') =>
  searchEntry({ name, techStack, summaryText });
const score = (of: ReturnType<typeof entry>, typed: string) => {
  const query = searchQuery(typed);
  return query ? searchScore(of, query) : null;
};

describe('Search score', () => {
  it('+10 when the name contains the query', () => {
    expect(score(entry('Kanal Depot'), 'depot')).toBe(10);
  });
  it('+5 per matching tech', () => {
    expect(score(entry('', ['Vega', 'Vega Lite', 'C#']), 'vega')).toBe(10);
  });
  it('+3 when the summary text contains it', () => {
    expect(score(entry('', [], 'A tram depot from 1931'), 'tram depot')).toBe(3);
  });
  it('+2 per related synonym found', () => {
    expect(score(entry('', ['Dynamo'], 'Made with Autodesk tools.'), 'revit')).toBe(4);
  });
  it('finds synonyms as whole words, not inside others', () => {
    expect(score(entry('', [], 'A nodebook of rhinos'), 'grasshopper')).toBe(0);
  });
  it('blank or whitespace-only means no filter', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ \t\n]*$/), (typed) => searchQuery(typed) === null));
  });
  it('a project is found by its name, and by each of its technologies', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(word, fc.array(word), (name, techStack) => {
        const of = entry(name, techStack);
        expect(score(of, name)).toBeGreaterThanOrEqual(10);
        for (const one of techStack) expect(score(of, one)).toBeGreaterThanOrEqual(5);
      }),
    );
  });
  it('letter case never counts', () => {
    const of = entry('Lattice', ['TypeScript', 'IFC'], 'Made of walls');
    fc.assert(
      fc.property(fc.constantFrom('lattice', 'ifc', 'walls', 'typescript'), (typed) => {
        expect(score(of, typed.toUpperCase())).toBe(score(of, typed));
      }),
    );
  });
});

describe('Synonym dictionary', () => {
  it.each(['revit', 'dynamo', 'grasshopper', 'ifc', 'speckle', 'react', 'node', 'python'])(
    '%s is mapped to related terms',
    (term) => {
      expect(relatedTerms(term).length).toBeGreaterThan(0);
    },
  );
  it('no term is related to itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dictionary), (term) => !relatedTerms(term).includes(term)),
    );
  });
});
