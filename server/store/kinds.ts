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
import { postSchema, toSlug } from '../../src/entities/post.ts';
import { profileSchema } from '../../src/entities/profile.ts';
import type { Pack } from './held-documents.ts';
import { withPackedText } from './packed-text.ts';

/** The documents there is one of each. */
const singles = { profile: profileSchema, home: homeSchema } as const;
export type SingleName = keyof typeof singles;
export type Singles = { [N in SingleName]: v.InferOutput<(typeof singles)[N]> };

/** A post that was put here without a slug has the one of its title (spec 2 §3). */
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
};
/** Kinds of which there are many with long texts. */
const packed: { [N in CollectionName]?: Pack<EntityOf[N]> } = {
  posts: (post) => withPackedText(post, 'body'),
};

/** How the documents of a folder are read, and how they are held. */
export type Kind = {
  /** The folder's, or the document's own after a slash, which no folder has. */
  name: string;
  folder: string;
  schema: Schema;
  pack?: Pack<unknown> | undefined;
};

/** Every kind of document: a folder of each collection, and above them those there is one of. */
export const kinds: readonly Kind[] = [
  ...collectionNames.map((name) => ({
    name,
    folder: name,
    schema: stored[name] ?? collections[name].schema,
    pack: packed[name] as Pack<unknown> | undefined,
  })),
  ...Object.entries(singles).map(([name, schema]) => ({ name: `/${name}`, folder: '', schema })),
];
