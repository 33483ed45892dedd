import { generalCategory, type SkillView } from '../entities/skill.ts';

export type SkillGroup = { category: string; skills: SkillView[] };

/** Skills by category, in order of each category's first skill (spec 1 §2). */
export function skillGroups(skills: readonly SkillView[]): SkillGroup[] {
  const groups = Map.groupBy(skills, ({ category }) => category || generalCategory);
  return [...groups].map(([category, members]) => ({ category, skills: members }));
}
