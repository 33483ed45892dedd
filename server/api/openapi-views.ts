import type * as v from 'valibot';
import type { Certificate, CertificateView } from '../../src/entities/certificate.ts';
import { collections } from '../../src/entities/collections.ts';
import type { ContactMessage, ContactMessageView } from '../../src/entities/contact-message.ts';
import type { Education, EducationView } from '../../src/entities/education.ts';
import type { Experience, ExperienceView } from '../../src/entities/experience.ts';
import type { GalleryItem, GalleryItemView } from '../../src/entities/gallery-item.ts';
import type { Highlight, HighlightView } from '../../src/entities/highlight.ts';
import { type Home, type HomeView, homeSchema } from '../../src/entities/home.ts';
import { profileSchema } from '../../src/entities/profile.ts';
import type { Project, ProjectView } from '../../src/entities/project.ts';
import type { Skill, SkillView } from '../../src/entities/skill.ts';
import { postViews } from './openapi-post-views.ts';
import {
  answeredFields,
  count,
  type Fields,
  type Json,
  listOf,
  objectOf,
  orNull,
  text,
} from './openapi-schemas.ts';

/** An entity with the fields that its view adds. */
const view = <E extends object, View extends E>(
  schema: v.GenericSchema<unknown, E>,
  added: Fields<Omit<View, keyof E>>,
): Json => objectOf<View>({ ...answeredFields(schema), ...added } as Fields<View>);

const id = text;

const highlights = () =>
  view<Highlight, HighlightView>(collections.highlights.schema, {
    id,
    title: text,
    description: text,
    position: { type: 'number' },
  });

/**
 * The schema of what is answered for each name, which is a collection's or a single's. Made when it
 * is asked for, not at every start.
 */
export const views = (): Record<string, Json> => ({
  ...postViews(),
  highlights: highlights(),
  skills: view<Skill, SkillView>(collections.skills.schema, { id }),
  gallery: view<GalleryItem, GalleryItemView>(collections.gallery.schema, { id }),
  messages: view<ContactMessage, ContactMessageView>(collections.messages.schema, { id }),
  projects: view<Project, ProjectView>(collections.projects.schema, { id, readingTime: count }),
  certificates: view<Certificate, CertificateView>(collections.certificates.schema, {
    id,
    date: text,
  }),
  experience: view<Experience, ExperienceView>(collections.experience.schema, {
    id,
    description: text,
    tags: listOf(text),
    skills: listOf(text),
    projectName: text,
  }),
  education: view<Education, EducationView>(collections.education.schema, {
    id,
    startYear: count,
    startMonth: count,
    endYear: orNull(count),
    endMonth: orNull(count),
  }),
  profile: objectOf(answeredFields(profileSchema)),
  home: view<Home, HomeView>(homeSchema, { highlights: listOf(highlights()) }),
});
