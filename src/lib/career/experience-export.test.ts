import { expect, it } from 'vitest';
import type { ExperienceView } from '../../entities/experience.ts';
import { experienceExport } from './experience-export.ts';

it("an export is a JSON file with exportDate, version '1.0', totalItems and experiences", () => {
  const roles = [{ id: 'a', company: 'Kanal' }] as ExperienceView[];
  expect(experienceExport(roles, new Date('2026-11-20T12:00:00Z'))).toEqual({
    exportDate: '2026-11-20T12:00:00.000Z',
    version: '1.0',
    totalItems: 1,
    experiences: roles,
  });
});
