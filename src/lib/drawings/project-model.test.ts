import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cornersIn,
  expectSound,
  labelOf,
  pathsOf,
  shapeCount,
} from '../../../tests/fixtures/drawing-checks.ts';
import { formNames } from './forms/index.ts';
import { highlightDrawing } from './highlight-drawing.ts';
import { projectModel } from './project-model.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"><script>', "' onload=x", '日本'),
);
const technology = fc.oneof(
  fc.constantFrom('React', 'docker', 'KUBERNETES', 'Revit', 'ml', '__proto__'),
  anyText,
);
const project = fc.record({
  id: anyText,
  name: anyText,
  techStack: fc.array(technology, { maxLength: 35 }),
});
const form = fc.option(fc.constantFrom(...formNames), { nil: undefined });

const modelOf = (techStack: string[], options = {}) =>
  projectModel({ id: 'lattice', name: 'Lattice', techStack }, options);
const kindsOf = (count: number) => Array.from({ length: count }, (_, index) => `kind ${index}`);

describe('a project as a massing model', () => {
  it('is sound and the same each time, for any id, name and technologies', () => {
    fc.assert(
      fc.property(project, form, (given, name) => {
        const options = name ? { form: name } : {};
        const svg = projectModel(given, options);
        expectSound(svg);
        // Given the form it has anyway, it is drawn again.
        expect(projectModel(structuredClone(given), { ...options, align: 'middle' })).toBe(svg);
        expect(shapeCount(svg, 't sig')).toBe(given.techStack.length > 0 ? 1 : 0);
      }),
    );
  });

  it.each(formNames)('%s stays under 4 KB with 8 technologies', (name) => {
    const stack = ['React', 'Node', 'Docker', 'AWS', 'Kubernetes', 'ML', 'Web3', 'Solidity'];
    for (const id of kindsOf(20)) {
      const svg = projectModel({ id, name: 'Lattice', techStack: stack }, { form: name });
      expect(svg.length).toBeLessThan(4096);
    }
  });

  it('has one volume per technology', () => {
    for (const count of [1, 2, 5, 12]) {
      const svg = modelOf(kindsOf(count), { form: 'bars' });
      expect(shapeCount(svg, 't') + shapeCount(svg, 't sig')).toBe(count);
    }
  });

  it.each(['blocks', 'tower', 'sheds', 'court', 'terrain', 'bars'] as const)(
    '%s sizes a volume by its difficulty weight',
    (name) => {
      const heightOf = (technology: string) => {
        const wall = cornersIn(pathsOf(modelOf([technology], { form: name }), 'l sig')[0] ?? '')[0];
        return (wall?.[0]?.[0] ?? 0) - (wall?.at(-1)?.[0] ?? 0);
      };
      const [easy, hard, hardest] = ['Python', 'Docker', 'Kubernetes'].map(heightOf);
      expect(easy).toBeLessThan(hard ?? 0);
      expect(hard).toBeLessThan(hardest ?? 0);
    },
  );

  it('takes its form from the id; every form occurs', () => {
    const ids = kindsOf(200);
    const drawn = new Set(ids.map((id) => projectModel({ id, name: '', techStack: kindsOf(3) })));
    expect(drawn.size).toBeGreaterThan(150);
    const labels = [...drawn].map((svg) => labelOf(svg)?.match(/\d (\w+)/)?.[1]);
    expect(new Set(labels)).toEqual(new Set(['volumes', 'storeys', 'halls', 'nodes']));
  });

  it('without technologies is an empty plate with a dashed void', () => {
    const svg = modelOf([]);
    expect(pathsOf(svg, 'dash').length).toBeGreaterThan(0);
    expect(shapeCount(svg, 't')).toBe(0);
    expect(labelOf(svg)).toBe(
      'Massing model of Lattice: an empty plate, no technologies are listed',
    );
  });
});

describe('its text alternative', () => {
  it('says how many volumes there are and which is red', () => {
    expect(labelOf(modelOf(['Python', 'Docker', 'React'], { form: 'blocks' }))).toBe(
      'Massing model of Lattice: 3 volumes, one per technology; the hardest, Docker, is red',
    );
    expect(labelOf(modelOf(['Docker'], { form: 'tower' }))).toBe(
      'Massing model of Lattice: 1 storey for its one technology, Docker, in red',
    );
  });

  it('gives true numbers when there are more technologies than can be drawn', () => {
    const stack = [...kindsOf(15), 'Kubernetes', ...kindsOf(14)];
    const svg = modelOf(stack, { form: 'court' });
    expect(labelOf(svg)).toBe(
      'Massing model of Lattice: 30 technologies, the hardest 8 drawn as volumes; ' +
        'the hardest, Kubernetes, is red',
    );
    expect(shapeCount(svg, 't sig')).toBe(1);
  });

  it('escapes names', () => {
    const svg = projectModel({ id: 'a', name: '"><script>', techStack: ["<b>'&"] });
    expect(labelOf(svg)).toContain('&quot;&gt;&lt;script&gt;');
    expect(labelOf(svg)).toContain('&lt;b&gt;&#39;&amp;');
  });

  it('is left out when the drawing is decorative', () => {
    const svg = modelOf(['React'], { decorative: true });
    expect(labelOf(svg)).toBeUndefined();
    expect(svg).toContain('aria-hidden="true"');
  });
});

describe('the drawing on a highlight card', () => {
  it('is sound, decorative and the same each time', () => {
    fc.assert(
      fc.property(anyText, form, (seed, name) => {
        const options = name ? { form: name } : {};
        const svg = highlightDrawing(seed, options);
        expectSound(svg);
        expect(labelOf(svg)).toBeUndefined();
        expect(highlightDrawing(seed, { ...options, align: 'end' })).toBe(svg);
        expect(svg.length).toBeLessThan(4096);
      }),
    );
  });
});
