import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent, similarAmong } from './similar.ts';

const techStack = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'));
const projects = fc
  .array(techStack, { maxLength: 12 })
  .map((stacks) => stacks.map((stack, n) => ({ id: String(n), techStack: stack })));

describe('Related projects', () => {
  it('up to 3 whose technology overlap ratio exceeds 0.2, best first', () => {
    fc.assert(
      fc.property(projects, (all) => {
        const similar = similarAmong(all);
        for (const { id } of all) {
          const ratios = similar(id).map(({ ratio }) => ratio);
          expect(ratios.length).toBeLessThanOrEqual(3);
          expect(ratios.every((ratio) => ratio > 0.2 && ratio <= 1)).toBe(true);
          expect(ratios).toEqual([...ratios].sort((a, b) => b - a));
        }
      }),
    );
  });
  it('no better one is left out', () => {
    fc.assert(
      fc.property(projects, (all) => {
        const similar = similarAmong(all);
        for (const one of all) {
          const found = similar(one.id);
          const worst = found.length === 3 ? (found[2]?.ratio ?? 0) : 0.2;
          const missed = all.filter((other) => {
            if (other === one || found.some(({ project }) => project === other)) return false;
            const shared = other.techStack.filter((tech) => one.techStack.includes(tech)).length;
            return shared / Math.max(one.techStack.length, other.techStack.length, 1) > worst;
          });
          expect(missed).toEqual([]);
        }
      }),
    );
  });
  it('is never similar to itself, and names the shared technologies', () => {
    const all = [
      { id: 'a', techStack: ['React', 'IFC', 'Node'] },
      { id: 'b', techStack: ['ifc', 'react', 'Docker'] },
    ];
    expect(similarAmong(all)('a')).toEqual([
      { project: all[1], ratio: 2 / 3, shared: ['React', 'IFC'] },
    ]);
    expect(percent(2 / 3)).toBe('67%');
  });
  it('of two equally similar ones, the one that shares more comes first', () => {
    const all = [
      { id: 'asked', techStack: ['A', 'B', 'C', 'D'] },
      { id: 'two of four', techStack: ['A', 'B', 'X', 'Y'] },
      { id: 'three of six', techStack: ['A', 'B', 'C', 'X', 'Y', 'Z'] },
    ];
    const found = similarAmong(all)('asked').map(({ project, ratio }) => [project.id, ratio]);
    expect(found).toEqual([
      ['three of six', 0.5],
      ['two of four', 0.5],
    ]);
  });
});
