import { describe, expect, it } from 'vitest';
import { markdown } from './report.ts';

const report = {
  date: '2026-11-20',
  machine: 'A processor, 2 cores',
  tools: ['Astro 7'],
  columns: [
    { posts: 100, figures: [{ name: 'Save', text: '5 ms' }] },
    {
      posts: 10_000,
      figures: [
        { name: 'Save', text: '6 ms' },
        { name: 'Build', text: '1 s' },
      ],
    },
  ],
  notes: ['A note.'],
};

describe('the report', () => {
  it('has a line for each thing measured and a column for each size', () => {
    const lines = markdown(report).split('\n');
    expect(lines).toContain('| p50 / p95 where two are given | 100 posts | 10,000 posts |');
    expect(lines).toContain('| Save | 5 ms | 6 ms |');
  });

  it('shows a dash for what was not measured at a size', () => {
    expect(markdown(report)).toContain('| Build | – | 1 s |');
  });

  it('shows what was measured once under a title of its own', () => {
    const apart = { title: 'Searching', figures: [{ name: 'A letter', text: '9 ms' }] };
    const text = markdown({ ...report, apart });
    expect(text).toContain('## Searching\n\n');
    expect(text).toContain('| A letter | 9 ms |');
    expect(markdown(report)).not.toContain('##');
  });

  it('names the machine and the date', () => {
    expect(markdown(report)).toContain('2026-11-20');
    expect(markdown(report)).toContain('- A processor, 2 cores\n- Astro 7\n');
  });
});
