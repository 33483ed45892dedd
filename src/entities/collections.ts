import type * as v from 'valibot';
import { certificateSchema } from './certificate.ts';
import { byEarning } from './certificate-order.ts';
import { contactMessageSchema } from './contact-message.ts';
import { type Education, educationSchema } from './education.ts';
import type { Respelling, RichTextKind } from './entity.ts';
import { type Experience, experienceIdNames, experienceSchema } from './experience.ts';
import { galleryItemSchema } from './gallery-item.ts';
import { highlightSchema } from './highlight.ts';
import { byLatest, byStudy } from './period-order.ts';
import { postSchema } from './post.ts';
import { postMoment } from './post-moment.ts';
import { projectIdNames, projectSchema } from './project.ts';
import { byStanding } from './project-order.ts';
import { skillSchema } from './skill.ts';
import { toSlug } from './slug.ts';
import { bySortOrder, byText } from './sort-order.ts';

/** An entity with the id it is stored under. */
export type Stored<T> = T & { id: string };

const latestFirst = (a: string | null, b: string | null) => byText(b ?? '', a ?? '');

const worked = ({ startDate, endDate }: Experience) => ({ start: startDate, end: endDate ?? '' });
const studied = ({ school, startYM, endYM }: Education) => ({
  school,
  start: startYM,
  end: endYM ?? '',
});

const everyone = () => true;
const ifPublished = (entry: { published: boolean }) => entry.published;

/**
 * A kind of entry: its schema, its order on screen, what visitors see, and its rich-text fields.
 */
export type Collection<T> = {
  schema: v.GenericSchema<unknown, T> & Respelling;
  order: (a: T, b: T) => number;
  visible: (entry: T) => boolean;
  richText: Partial<Record<keyof T, RichTextKind>>;
  /** The names under which the id of a new entry may be asked for, if not only `id`. */
  idNames?: readonly string[];
  /** A readable id for a new entry; if it is empty, the server makes one up. */
  idFrom?: (entry: T) => string;
};

const collection = <T>(definition: Collection<T>) => definition;

const definitions = {
  skills: collection({
    schema: skillSchema,
    order: (a, b) => bySortOrder(a, b) || byText(a.name, b.name),
    visible: everyone,
    richText: {},
  }),
  highlights: collection({
    schema: highlightSchema,
    order: bySortOrder,
    visible: ifPublished,
    richText: { titleHtml: 'card', bodyHtml: 'card' },
  }),
  gallery: collection({
    schema: galleryItemSchema,
    order: bySortOrder,
    visible: ifPublished,
    richText: {},
  }),
  projects: collection({
    schema: projectSchema,
    order: byStanding,
    visible: everyone,
    richText: { summary: 'article' },
    idNames: projectIdNames,
    idFrom: (project) => toSlug(project.name),
  }),
  posts: collection({
    schema: postSchema,
    order: (a, b) => latestFirst(postMoment(a), postMoment(b)),
    visible: (post) => post.status === 'published',
    richText: {},
  }),
  experience: collection({
    schema: experienceSchema,
    order: (a, b) => byLatest(worked(a), worked(b)),
    visible: everyone,
    richText: { descriptionHtml: 'article' },
    idNames: experienceIdNames,
  }),
  education: collection({
    schema: educationSchema,
    order: (a, b) => byStudy(studied(a), studied(b)),
    visible: everyone,
    richText: {},
  }),
  certificates: collection({
    schema: certificateSchema,
    order: byEarning,
    visible: everyone,
    richText: {},
  }),
  messages: collection({
    schema: contactMessageSchema,
    order: (a, b) => latestFirst(a.createdAt, b.createdAt),
    visible: () => false,
    richText: {},
  }),
};

export type CollectionName = keyof typeof definitions;

/** The entity kept in a collection. */
export type EntityOf = {
  [N in CollectionName]: v.InferOutput<(typeof definitions)[N]['schema']>;
};

/** Every kind of entry, by the name of its folder, which is also its path in the API. */
export const collections: { readonly [N in CollectionName]: Collection<EntityOf[N]> } = definitions;

export const collectionNames = Object.keys(collections) as CollectionName[];
