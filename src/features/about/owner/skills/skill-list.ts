import type { SkillView } from '../../../../entities/skill.ts';

/**
 * Puts a removed skill back after the nearest skill that preceded it before; the others stay as
 * they are now.
 *
 * @param before the list before the removal.
 */
export function putBack(
  skills: readonly SkillView[],
  id: string,
  before: readonly SkillView[],
): readonly SkillView[] {
  const place = before.findIndex((skill) => skill.id === id);
  const neighbours = new Set(before.slice(0, place).map((skill) => skill.id));
  const at = skills.findLastIndex((skill) => neighbours.has(skill.id)) + 1;
  return [...skills.slice(0, at), ...before.slice(place, place + 1), ...skills.slice(at)];
}

/** The list with a skill at its end, once: it may be in the list since an attempt without answer. */
export const withAdded = (skills: readonly SkillView[], skill: SkillView): readonly SkillView[] => [
  ...skills.filter(({ id }) => id !== skill.id),
  skill,
];
