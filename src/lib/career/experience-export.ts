import type { ExperienceView } from '../../entities/experience.ts';

/** The contents of an experience export (spec 3 §3). */
export type ExperienceExport = {
  exportDate: string;
  version: '1.0';
  totalItems: number;
  experiences: readonly ExperienceView[];
};

/** The owner's download: every role, and the time of the export. */
export const experienceExport = (
  experiences: readonly ExperienceView[],
  now: Date,
): ExperienceExport => ({
  exportDate: now.toISOString(),
  version: '1.0',
  totalItems: experiences.length,
  experiences,
});
