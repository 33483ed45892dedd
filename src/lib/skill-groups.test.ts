import { expect, it } from 'vitest';
import type { SkillView } from '../entities/skill.ts';
import { skillGroups } from './skill-groups.ts';

const skill = (name: string, category: string) => ({ id: name, name, category }) as SkillView;

it('groups skills by category, shown as General when empty', () => {
  const groups = skillGroups([skill('IFC', 'BIM'), skill('Tea', ''), skill('Revit', 'BIM')]);
  expect(groups.map(({ category }) => category)).toEqual(['BIM', 'General']);
  expect(groups[0]?.skills.map(({ name }) => name)).toEqual(['IFC', 'Revit']);
});
