import { describe, expect, it } from 'vitest';
import type { SkillView } from '../../../../entities/skill.ts';
import { draftOf, nextSortOrder, skillPayload, skillSource } from './skill-draft.ts';

const skill: SkillView = { id: 'a b', name: 'IFC', category: 'Models', level: '', sortOrder: 7 };

describe('Skills', () => {
  it('are sent with a trimmed name, and the category as null when empty', () => {
    expect(skillPayload({ name: ' IFC ', category: ' ', level: 'Expert' }, 3)).toEqual({
      name: 'IFC',
      category: null,
      level: 'Expert',
      sortOrder: 3,
    });
  });

  it('are added after all others', () => {
    expect(nextSortOrder([])).toBe(1);
    expect(nextSortOrder([skill, { ...skill, sortOrder: -2 }])).toBe(8);
  });

  it('keep their place when they are changed', async () => {
    const sent: unknown[] = [];
    const source = skillSource(
      {
        read: async <T>() => ({ value: { ...skill, sortOrder: 9 } as T, etag: '"2"' }),
        update: async <T>(path: string, payload: unknown, etag?: string | null) => {
          sent.push([path, payload, etag]);
          return { value: skill as T, etag: '"3"' };
        },
      },
      skill,
      () => {},
    );
    expect((await source.read()).value).toEqual(draftOf(skill));
    await source.write({ ...draftOf(skill), name: 'IFC 5' }, '"2"');
    const body = { name: 'IFC 5', category: 'Models', level: null, sortOrder: 9 };
    expect(sent).toEqual([['skills/a%20b', body, '"2"']]);
  });
});
