import type { OwnerApi } from '../../../../api/writes.ts';
import type { SkillView } from '../../../../entities/skill.ts';
import { statusOf } from '../../../../lib/api-error.ts';
import { goneWords } from '../../../../lib/obstacle-words.ts';
import { sentTo } from '../../../../owner/changes-in-tab.ts';
import { DeletedMeanwhile, type Source, type Version } from '../../../../ui/obstacle/versions.ts';

/** How messages refer to a skill that was deleted meanwhile. */
export const thisSkill = 'This skill';

/** The fields of a skill as typed. */
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

/** The position of a new skill: after all others. */
export const nextSortOrder = (skills: readonly SkillView[]): number =>
  skills.reduce((last, { sortOrder }) => Math.max(last, sortOrder), 0) + 1;

/**
 * Reads and changes one stored skill; fields outside the form stay as they are stored.
 *
 * @param onGone called if someone else deleted it.
 */
export function skillSource(
  api: Pick<OwnerApi, 'read' | 'update'>,
  { id, sortOrder }: SkillView,
  onGone: () => void,
): Source<SkillDraft> {
  const path = `skills/${encodeURIComponent(id)}`;
  let place = sortOrder;
  const draft = ({ value, etag }: Version<SkillView>): Version<SkillDraft> => {
    place = value.sortOrder;
    return { value: draftOf(value), etag };
  };
  const told = (error: unknown): never => {
    if (statusOf(error) !== 404) throw error;
    onGone();
    throw new DeletedMeanwhile(goneWords(thisSkill));
  };
  return {
    read: () => api.read<SkillView>(path).then(draft, told),
    write: (value, etag) =>
      api.update<SkillView>(path, skillPayload(value, place), etag).then(draft, told),
    sent: () => sentTo<SkillView>(path).map(draftOf),
  };
}
