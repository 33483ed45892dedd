import type { SkillView } from '../../../../entities/skill.ts';

/** The list with a skill at its end, once: it may be in the list since an attempt without answer. */
export const withAdded = (skills: readonly SkillView[], skill: SkillView): readonly SkillView[] => [
  ...skills.filter(({ id }) => id !== skill.id),
  skill,
];
