import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryIdeas } from './summary-ideas.ts';

const from = (name: string, technologies: string[] = [], summaryText = '') =>
  summaryIdeas({ name, technologies, summaryText });

describe('AI Suggestions', () => {
  it('keyword rules: each technology gets fitting suggestions', () => {
    expect(from('', ['Revit']).join(' ')).toContain('model answers');
    expect(from('', ['Docker']).join(' ')).not.toContain('model answers');
  });
  it('each idea once, at least one for any text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,9}$/),
        fc.array(fc.string()),
        (name, technologies) => {
          const ideas = from(name, technologies);
          expect(ideas.length).toBeGreaterThan(0);
          expect(new Set(ideas).size).toBe(ideas.length);
        },
      ),
    );
  });
  it('fails when there is nothing to go by', () => {
    expect(() => from('')).toThrow();
  });
});
