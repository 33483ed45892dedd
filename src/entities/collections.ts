import { type Certificate, certificateSchema } from './certificate.ts';
import { type ContactMessage, contactMessageSchema } from './contact-message.ts';
import { type Education, educationSchema } from './education.ts';
import type { RichTextKind } from './entity.ts';
import { type Experience, experienceSchema } from './experience.ts';
import { type GalleryItem, galleryItemSchema } from './gallery-item.ts';
import { type Highlight, highlightSchema } from './highlight.ts';
import { type Post, postSchema, toSlug } from './post.ts';
import { type Project, projectSchema } from './project.ts';
import { type Skill, skillSchema } from './skill.ts';

/** An entity with the id it is stored under. */
export type Stored<T> = T & { id: string };

const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const newestFirst = (a: string | null, b: string | null) => byText(b ?? '', a ?? '');
const bySortOrder = (a: { sortOrder: number }, b: { sortOrder: number }) =>
  a.sortOrder - b.sortOrder;

/** Ongoing first, then the latest end, then the latest start. */
const byPeriod = (a: Period, b: Period) =>
  newestFirst(a.end ?? '9999', b.end ?? '9999') || newestFirst(a.start, b.start);
type Period = { start: string; end: string | null };
const worked = ({ startDate, endDate }: Experience): Period => ({ start: startDate, end: endDate });
const studied = ({ startYM, endYM }: Education): Period => ({ start: startYM, end: endYM });

const everyone = () => true;
const ifPublished = (entry: { published: boolean }) => entry.published;

type Fields<T> = Partial<Record<keyof T, RichTextKind>>;

/** What a kind of entry is: its schema, its order on screen, who sees it, which fields are rich. */
type Collection<T, S> = {
  schema: S;
  order: (a: T, b: T) => number;
  visible: (entry: T) => boolean;
  richText: Fields<T>;
  /** A readable id for a new entry; empty lets the server make one up. */
  idFrom?: (entry: T) => string;
};

const collection = <T, S>(definition: Collection<T, S>) => definition;

/** Every kind of entry, by the name of its folder and of its path in the API. */
export const collections = {
  skills: collection<Skill, typeof skillSchema>({
    schema: skillSchema,
    order: (a, b) => bySortOrder(a, b) || byText(a.name, b.name),
    visible: everyone,
    richText: {},
  }),
  highlights: collection<Highlight, typeof highlightSchema>({
    schema: highlightSchema,
    order: bySortOrder,
    visible: ifPublished,
    richText: { titleHtml: 'card', bodyHtml: 'card' },
  }),
  gallery: collection<GalleryItem, typeof galleryItemSchema>({
    schema: galleryItemSchema,
    order: bySortOrder,
    visible: ifPublished,
    richText: {},
  }),
  projects: collection<Project, typeof projectSchema>({
    schema: projectSchema,
    order: (a, b) =>
      Number(b.featured) - Number(a.featured) ||
      bySortOrder(a, b) ||
      newestFirst(a.updatedAt, b.updatedAt),
    visible: everyone,
    richText: { summary: 'article' },
    idFrom: (project) => toSlug(project.name),
  }),
  posts: collection<Post, typeof postSchema>({
    schema: postSchema,
    order: (a, b) => newestFirst(a.publishedAt ?? a.createdAt, b.publishedAt ?? b.createdAt),
    visible: (post) => post.status === 'published',
    richText: {},
  }),
  experience: collection<Experience, typeof experienceSchema>({
    schema: experienceSchema,
    order: (a, b) => byPeriod(worked(a), worked(b)),
    visible: everyone,
    richText: { descriptionHtml: 'article' },
  }),
  education: collection<Education, typeof educationSchema>({
    schema: educationSchema,
    order: (a, b) => byPeriod(studied(a), studied(b)) || byText(a.school, b.school),
    visible: everyone,
    richText: {},
  }),
  certificates: collection<Certificate, typeof certificateSchema>({
    schema: certificateSchema,
    order: (a, b) => newestFirst(a.dateMonth, b.dateMonth) || byText(a.title, b.title),
    visible: everyone,
    richText: {},
  }),
  messages: collection<ContactMessage, typeof contactMessageSchema>({
    schema: contactMessageSchema,
    order: (a, b) => newestFirst(a.createdAt, b.createdAt),
    visible: () => false,
    richText: {},
  }),
} as const;

export type CollectionName = keyof typeof collections;

/** The entity kept in a collection. */
export type EntityOf = {
  skills: Skill;
  highlights: Highlight;
  gallery: GalleryItem;
  projects: Project;
  posts: Post;
  experience: Experience;
  education: Education;
  certificates: Certificate;
  messages: ContactMessage;
};

export const collectionNames = Object.keys(collections) as CollectionName[];
