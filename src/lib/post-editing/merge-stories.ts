import { same } from '../same.ts';
import { mergeBodies } from './blocks.ts';
import type { Story } from './story.ts';

/** A merged story, and in how many places of its text both sides had changed the same. */
export type MergedStory = { story: Story; conflicts: number };

/**
 * Merges two versions of a post with a common base. Each field comes from the side that changed it,
 * mine if both did; the text keeps every block that either side wrote.
 */
export function mergeStories(base: Story, mine: Story, theirs: Story): MergedStory {
  const pick = <K extends keyof Story>(name: K): Story[K] =>
    JSON.stringify(mine[name]) === JSON.stringify(base[name]) ? theirs[name] : mine[name];
  const fields = Object.keys(base) as (keyof Story)[];
  const story = Object.fromEntries(fields.map((name) => [name, pick(name)])) as Story;
  const { body, conflicts } = mergeBodies(base.body, mine.body, theirs.body);
  return { story: { ...story, body }, conflicts };
}

/** The form's names of the fields in which two versions differ. */
export function differences(a: Story, b: Story): string[] {
  const labels: Partial<Record<keyof Story, string>> = {
    title: 'Title',
    slug: 'Slug',
    tags: 'Tags',
    color: 'Accent Color',
    fontFamily: 'Font Family',
    basePx: 'Base px',
    headingScale: 'Heading scale',
    body: 'Text',
  };
  return Object.entries(labels).flatMap(([name, label]) => {
    const field = name as keyof Story;
    return same(a[field], b[field]) ? [] : [label];
  });
}
