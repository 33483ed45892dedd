import type { ExperienceView } from '../../entities/experience.ts';

/** The file an export of the experience is (spec 3 §3). */
export type ExperienceExport = {
  exportDate: string;
  version: '1.0';
  totalItems: number;
  experiences: readonly ExperienceView[];
};

/** What the owner downloads: every role, and when it was exported. */
export const experienceExport = (
  experiences: readonly ExperienceView[],
  now: Date,
): ExperienceExport => ({
  exportDate: now.toISOString(),
  version: '1.0',
  totalItems: experiences.length,
  experiences,
});
