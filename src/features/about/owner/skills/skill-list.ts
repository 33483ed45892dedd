import type { SkillView } from '../../../../entities/skill.ts';

/**
 * Puts a skill that was taken out back behind the nearest one it stood behind before; the others
 * stay as they are by now.
 *
 * @param before the list it was taken out of.
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
