import * as v from 'valibot';
import { storedCertificateSchema } from '../../src/entities/certificate.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  type EntityOf,
} from '../../src/entities/collections.ts';
import { storedExperienceSchema } from '../../src/entities/experience.ts';
import { homeSchema } from '../../src/entities/home.ts';
import { postSchema } from '../../src/entities/post.ts';
import { storedProfileSchema } from '../../src/entities/profile.ts';
import { storedProjectSchema } from '../../src/entities/project.ts';
import { toSlug } from '../../src/entities/slug.ts';
import type { Pack } from './held-documents.ts';
import { packPost } from './pack-post.ts';

/** Documents of which there is exactly one. */
const singles = { profile: storedProfileSchema, home: homeSchema } as const;
/** The name of such a document. */
export type SingleName = keyof typeof singles;
/** What each of them holds. */
export type Singles = { [N in SingleName]: v.InferOutput<(typeof singles)[N]> };

/** A post stored without a slug gets one from its title (spec 2 §3). */
const storedPost = v.pipe(
  postSchema,
  v.transform((post) => ({ ...post, slug: post.slug || toSlug(post.title) || 'post' })),
);

type Schema = v.GenericSchema<unknown, unknown>;

/** Kinds that are read more leniently than they are written. */
const stored: Partial<Record<CollectionName, Schema>> = {
  posts: storedPost,
  experience: storedExperienceSchema,
  certificates: storedCertificateSchema,
  projects: storedProjectSchema,
};
/** Kinds of which there are many with long texts. */
const packed: { [N in CollectionName]?: Pack<EntityOf[N]> } = {
  posts: packPost,
};

/** How the documents of a folder are read, and how they are held. */
export type Kind = {
  /** The folder's name; that of a single document is its own after a slash. */
  name: string;
  folder: string;
  schema: Schema;
  pack?: Pack<unknown> | undefined;
};

/** Every kind of document: a folder for each collection, and the single documents above them. */
export const kinds: readonly Kind[] = [
  ...collectionNames.map((name) => ({
    name,
    folder: name,
    schema: stored[name] ?? collections[name].schema,
    pack: packed[name] as Pack<unknown> | undefined,
  })),
  ...Object.entries(singles).map(([name, schema]) => ({ name: `/${name}`, folder: '', schema })),
];
