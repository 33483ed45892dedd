import type { Certificate, CertificateView } from '../entities/certificate.ts';
import type { Stored } from '../entities/collections.ts';
import type { Education, EducationView } from '../entities/education.ts';
import type { Experience, ExperienceView } from '../entities/experience.ts';
import type { Highlight, HighlightView } from '../entities/highlight.ts';
import type { Project, ProjectView } from '../entities/project.ts';
import { monthText } from './certificate-month.ts';
import { countWords } from './count-words.ts';
import { plainText } from './plain-text.ts';
import { readingMinutes } from './reading-time.ts';
import { sanitise } from './rich-text/sanitise.ts';

/*
 * What the API adds to an entity: derived values, which are never stored. It also sanitises markup
 * on every read, so that a file edited by hand is as safe as one sent to the API.
 */

/** Adds title and text without markup. */
export const highlightView = (entry: Stored<Highlight>): HighlightView => ({
  ...entry,
  titleHtml: sanitise('card', entry.titleHtml),
  bodyHtml: sanitise('card', entry.bodyHtml),
  title: plainText(entry.titleHtml),
  description: plainText(entry.bodyHtml),
  position: entry.sortOrder,
});

/** Adds the minutes its summary takes to read. */
export const projectView = (entry: Stored<Project>): ProjectView => ({
  ...entry,
  summary: sanitise('article', entry.summary),
  readingTime: readingMinutes(countWords(plainText(entry.summary))),
});

/** Adds the description without markup, and further names of the tools and the project. */
export const experienceView = (entry: Stored<Experience>): ExperienceView => ({
  ...entry,
  descriptionHtml: sanitise('article', entry.descriptionHtml),
  description: plainText(entry.descriptionHtml),
  tags: entry.tools,
  skills: entry.tools,
  projectName: entry.project,
});

const yearOf = (month: string | null) => (month ? Number(month.slice(0, 4)) : null);
const monthOf = (month: string | null) => (month ? Number(month.slice(5, 7)) : null);

/** Adds years and months, each as a number; an end that is open has none. */
export const educationView = (entry: Stored<Education>): EducationView => ({
  ...entry,
  startYear: yearOf(entry.startYM) ?? 0,
  startMonth: monthOf(entry.startYM) ?? 0,
  endYear: yearOf(entry.endYM),
  endMonth: monthOf(entry.endYM),
});

/** Adds the month in words. */
export const certificateView = (entry: Stored<Certificate>): CertificateView => ({
  ...entry,
  date: monthText(entry.dateMonth),
});
