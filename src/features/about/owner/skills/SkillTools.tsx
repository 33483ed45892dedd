import { useStore } from '@nanostores/react';
import type { SkillView } from '../../../../entities/skill.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { Icon } from '../../../../ui/Icon.tsx';

type Props = {
  skill: SkillView;
  onEdit: (skill: SkillView) => void;
  onDelete: (skill: SkillView, button: HTMLElement) => void;
};

/** Edit and delete, at the end of a skill's line; shown only while owner mode is on. */
export function SkillTools({ skill, onEdit, onDelete }: Props) {
  if (useStore($ownerToken) === null) return null;
  return (
    <span className="skill-tools">
      <button
        className="icon-button"
        type="button"
        aria-label={`Edit ${skill.name}`}
        data-skill={skill.id}
        onClick={() => onEdit(skill)}
      >
        <Icon name="edit" small />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={`Delete ${skill.name}`}
        onClick={({ currentTarget }) => onDelete(skill, currentTarget)}
      >
        <Icon name="remove" small />
      </button>
    </span>
  );
}
