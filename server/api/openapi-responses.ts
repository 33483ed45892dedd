import type { PostPage } from '../../src/entities/post.ts';
import { problem as problemSchema } from './openapi-answers.ts';
import { count, type Json, listOf, objectOf } from './openapi-schemas.ts';

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** What is sent to store an entity. */
export const sentRef = (name: string) => ref('schemas', name);

/** What is answered for an entity, or for a post in a list. */
const viewRef = (name: string) => ref('schemas', viewName(name));

/** The name under which the description holds it. */
export const viewName = (name: string) => `${name}View`;

const header = (name: string, description: string): Json => ({
  [name]: { description, schema: { type: 'string' } },
});

const etag = header('ETag', 'The version that is answered');
const location = header('Location', 'The address of what was created');

type Response = { description: string; headers?: Json; content?: Json };

/** An answer without a body. */
export const told = (description: string): Response => ({ description });

/** An answer of any type. */
export const answerOf = (description: string, type: string, schema: Json): Response => ({
  description,
  content: { [type]: { schema } },
});

/** An answer in JSON. */
export const json = (description: string, schema: Json) =>
  answerOf(description, 'application/json', schema);

/** The answer that is one entity. */
export const one = (name: string) => json('The entry', viewRef(name));

/** The answer that is every entry of a collection. */
export const every = (name: string) =>
  json('The entries, in the order of the screen', listOf(viewRef(name)));

/** Posts in a list, as the `view` that is asked for. */
const listedPosts = listOf({ anyOf: [viewRef('postSummary'), viewRef('postBrief')] });

/** The answer that is some posts. */
export const somePosts = json('The posts', listedPosts);

/** The answer that is one page of the list of posts. */
export const pageOfPosts = json(
  'A page of the list',
  objectOf<PostPage>(
    { items: listedPosts, page: count, pageSize: count, total: count, minutes: count },
    ['minutes'],
  ),
);

/** The same answer, with its version. */
export const versioned = (response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...etag },
});

/** The same answer, with the address of what was created. */
export const located = (response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...location },
});

/** A refusal, with what it means here. */
const problem = (description?: string): Json => ({
  ...ref('responses', 'Problem'),
  ...(description && { description }),
});

/** What may go wrong with any request. */
export const failures = { '4XX': problem(), '5XX': problem('Something went wrong on the server') };

/** What may go wrong with a request that stores something. */
export const notStored = {
  503: problem('It could not be stored; nothing was changed'),
  507: problem('The disk is full; nothing was changed'),
};

/** What answers a change to a version that is no longer stored. */
export const changedMeanwhile = {
  412: problem('Changed meanwhile: If-Match names another version'),
};

/** What answers those who ask too often. */
export const tooMany = { 429: ref('responses', 'TooMany') };

const refusal = (description: string) =>
  answerOf(description, 'application/problem+json', ref('schemas', 'Problem'));

/** The refusals that the answers above refer to. */
export const refusals = {
  Problem: refusal('A problem (RFC 9457)'),
  TooMany: {
    ...refusal('Too many requests'),
    headers: header('Retry-After', 'How many seconds to wait'),
  },
};

/** The schema of every refusal. */
export const refusalSchemas = { Problem: problemSchema };
