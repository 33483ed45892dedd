import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postSchema } from '../../entities/post.ts';
import { postSummary } from '../post-body/views.ts';
import { outlineOf } from './local-outline.ts';

const long = 'a wall stands '.repeat(90);
const bodies = {
  HTML: `<p>${long}</p><h2>Doors</h2><p>Two &amp; three.</p><pre><code>let it = 1;</code></pre><h3>Walls</h3><p>${long}</p>`,
  'Markdown with code in a list': `${long}\n\n## Steps\n\n1. Do:\n\n   \`\`\`bash\n   npm install\n   \`\`\`\n\n2. Two & three.`,
  'Markdown with empty headings': `## \n\n${long}\n\n## Doors\n\n### \n\nTwo & three.`,
  'HTML with empty headings': `<h2></h2><p>${long}</p><h2>Doors</h2><h3> </h3><p>Two &amp; three.</p>`,
  Markdown: `${long}\n\n## Doors\n\nTwo & **three**.\n\n\`\`\`ts\nlet it = 1;\n\`\`\`\n\n### Walls\n\n${long}`,
};

describe('Reading speed 200 words per minute, minimum 1 minute; each code block counts as 50 extra words', () => {
  it.each(Object.entries(bodies))('for a local post in %s, as the server counts', (_, body) => {
    const summary = postSummary({ ...v.parse(postSchema, { title: 'A', body }) }, 'a');
    const { minutes, sections, text } = outlineOf(body);
    expect(minutes).toBe(summary.minutes);
    expect(sections).toEqual(summary.sections.map(({ words }) => words));
    expect(text.slice(0, 500)).toBe(summary.preview.slice(0, 500));
    expect(text).toContain('Two & three.');
  });

  it('an empty one takes 1 minute', () => {
    expect(outlineOf('')).toEqual({ text: '', minutes: 1, sections: [0] });
  });
});
