import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';
import { dictionary, folded, isBimTerm, relatedTerms } from './synonyms.ts';

const typed = fc.oneof(
  fc.constantFrom('r', 're', 'revit', 'python', 'a', 'i', 'dynamo'),
  fc.string(),
);
const technologies = fc.array(fc.oneof(fc.string(), fc.constantFrom('Revit', 'Rust', 'React')));

describe('Suggestions', () => {
  it('at most 8, each once, never what is typed already', () => {
    fc.assert(
      fc.property(typed, technologies, (text, loaded) => {
        const found = suggestionsFor(text, loaded).map(folded);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
        expect(found).not.toContain(folded(text));
      }),
    );
  });
  it('BIM-related terms rank first', () => {
    fc.assert(
      fc.property(typed, technologies, (text, loaded) => {
        const kinds = suggestionsFor(text, loaded).map(isBimTerm);
        expect(kinds).toEqual([...kinds].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
  it('each contains the query or is related to it or to a term it begins', () => {
    fc.assert(
      fc.property(typed, technologies, (text, loaded) => {
        const begun = dictionary.filter((term) => folded(term).startsWith(folded(text)));
        const related = [text, ...begun].flatMap(relatedTerms).map(folded);
        for (const one of suggestionsFor(text, loaded).map(folded)) {
          expect(one.includes(folded(text)) || related.includes(one)).toBe(true);
        }
      }),
    );
  });
  it('technologies of loaded projects matching the query are among them', () => {
    expect(suggestionsFor('zig', ['Zig build', 'Rust'])).toEqual(['Zig build']);
  });
  it('nothing typed gives none', () => {
    expect(suggestionsFor('  ', ['Revit'])).toEqual([]);
  });
});
