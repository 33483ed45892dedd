import { describe, expect, it } from 'vitest';
import { markdown } from './report.ts';

const small = { head: '100 posts', figures: [{ name: 'Save', text: '5 ms' }] };
const large = {
  head: '10,000 posts',
  figures: [
    { name: 'Save', text: '6 ms', aim: { text: 'under 25 ms', met: true } },
    { name: 'Build', text: '1 s', aim: { text: 'under 500 ms', met: false } },
  ],
};
const report = {
  date: '2026-11-20',
  machine: 'A processor, 2 cores',
  tools: ['Astro 7'],
  ratios: [{ head: '10,000 posts', figures: [{ name: 'Twice', text: '2 ×' }] }],
  sections: [{ title: 'Publish', how: 'By saving.', columns: [small, large] }],
  notes: ['A note.'],
};

describe('the report', () => {
  it('has a line for each thing measured, a column for each size, and the aim', () => {
    const lines = markdown(report).split('\n');
    expect(lines).toContain('|  | 100 posts | 10,000 posts | aim |');
    expect(lines).toContain('| Save | 5 ms | 6 ms ✓ | under 25 ms |');
  });

  it('marks a missed aim, and shows a dash for what was not measured at a size', () => {
    expect(markdown(report)).toContain('| Build | – | 1 s ✗ | under 500 ms |');
  });

  it('begins with the ratios', () => {
    const text = markdown(report);
    expect(text.indexOf('| Twice | 2 × |')).toBeGreaterThan(0);
    expect(text.indexOf('Twice')).toBeLessThan(text.indexOf('## Publish'));
  });

  it('leaves out what was not measured at all', () => {
    const sections = [{ title: 'Publish', how: '', columns: [{ head: '100 posts', figures: [] }] }];
    expect(markdown({ ...report, sections })).not.toContain('Publish');
  });

  it('names the machine and the date', () => {
    expect(markdown(report)).toContain('2026-11-20');
    expect(markdown(report)).toContain('- A processor, 2 cores\n- Astro 7\n');
  });
});
