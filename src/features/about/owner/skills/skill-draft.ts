import type { OwnerApi } from '../../../../api/writes.ts';
import type { SkillView } from '../../../../entities/skill.ts';
import type { Version } from '../../../../ui/obstacle/obstacle.ts';
import type { Source } from '../versions.ts';

/** What the owner types of a skill. */
export type SkillDraft = { name: string; category: string; level: string };

export const emptySkill: SkillDraft = { name: '', category: '', level: '' };

/** A stored skill as its form shows it. */
export const draftOf = ({ name, category, level }: SkillView): SkillDraft => ({
  name,
  category,
  level,
});

/** The body of a skill: trimmed; the category is null when empty (spec 1 §5). */
export const skillPayload = ({ name, category, level }: SkillDraft, sortOrder: number) => ({
  name: name.trim(),
  category: category.trim() || null,
  level: level.trim() || null,
  sortOrder,
});

/** The place of a new skill: behind all others. */
export const nextSortOrder = (skills: readonly SkillView[]): number =>
  skills.reduce((last, { sortOrder }) => Math.max(last, sortOrder), 0) + 1;

/** One stored skill, read and changed by itself; what is not typed stays as it is stored. */
export function skillSource(
  api: Pick<OwnerApi, 'read' | 'update'>,
  { id, sortOrder }: SkillView,
): Source<SkillDraft> {
  const path = `skills/${encodeURIComponent(id)}`;
  let place = sortOrder;
  const draft = ({ value, etag }: Version<SkillView>): Version<SkillDraft> => {
    place = value.sortOrder;
    return { value: draftOf(value), etag };
  };
  return {
    read: async () => draft(await api.read<SkillView>(path)),
    write: async (value, etag) =>
      draft(await api.update<SkillView>(path, skillPayload(value, place), etag)),
  };
}
