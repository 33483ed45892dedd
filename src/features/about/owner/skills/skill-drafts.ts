import * as v from 'valibot';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { editorDraft, type SharedDraft } from '../editor-draft.ts';
import type { SkillDraft } from './skill-draft.ts';

const shape = v.object({ name: v.string(), category: v.string(), level: v.string() });

/** Where the device keeps the words of a skill; those of the one being added have an empty id. */
export const keptSkill = (id: string): SharedDraft<SkillDraft> =>
  editorDraft(storageKeys.skillDraft + id, shape);
