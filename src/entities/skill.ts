import type * as v from 'valibot';
import { entitySchema } from './entity.ts';
import { number, requiredText, text } from './fields.ts';

/** Texts of the skills section (spec 1 §5 and §8). */
export const skillMessages = {
  nameRequired: 'Name is required',
  emptied: 'Field cannot be empty. Please delete this skill instead or enter a value.',
  confirmDelete: 'Are you sure you want to delete this skill?',
  added: 'Skill added successfully',
  addFailed: 'Failed to add skill',
  updated: 'Skill updated successfully',
  updateFailed: 'Failed to update skill',
  deleted: 'Skill deleted successfully',
  deleteFailed: 'Failed to delete skill',
} as const;

/** The longest name, category and level, in characters. */
export const skillLimits = { text: 80 } as const;

/** The heading of skills without a category. */
export const generalCategory = 'General';

export const skillSchema = entitySchema(
  {
    name: requiredText(skillMessages.nameRequired, skillLimits.text),
    category: text(skillLimits.text),
    level: text(skillLimits.text),
    sortOrder: number(0),
  },
  { sortOrder: ['sort_order'] },
);

export type Skill = v.InferOutput<typeof skillSchema>;
export type SkillView = Skill & { id: string };
