import {
  changedMeanwhile,
  failures,
  located,
  notStored,
  one,
  sentRef,
  told,
  versioned,
} from './openapi-responses.ts';
import type { Json } from './openapi-schemas.ts';

/** A request's body: an entity, in canonical or any other accepted spelling. */
export const body = (name: string) => ({
  required: true,
  content: { 'application/json': { schema: sentRef(name) } },
});

/** A request whose body is no entity, but these fields. */
export const fieldsOf = (properties: Json, type = 'application/json') => ({
  requestBody: { content: { [type]: { schema: { properties } } } },
});

/** A parameter in the path. */
export const path = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

/** A parameter of the query, which may be left out. */
export const query = (name: string, type: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type },
});

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

/** Which version is changed (`checkIfMatch`). */
const version = header('If-Match', 'The version it was changed from: its ETag');

/** A request sent again because its answer was lost is carried out once (`idempotent`). */
export const idempotencyKey = header(
  'Idempotency-Key',
  'Send the same key again on a retry: it is done once',
);

type Answers = Record<string | number, unknown>;

const operation = (summary: string, answers: Answers, more: Json): Json => ({
  summary,
  ...more,
  responses: { ...answers, ...failures },
});

/** Something anyone may read: 304 when the client already has it. */
export const read = (summary: string, answer: Parameters<typeof versioned>[0], more: Json = {}) =>
  operation(summary, { 200: versioned(answer), 304: versioned(told('Unchanged')) }, more);

/** Something anyone may send. */
export const send = (summary: string, answers: Answers, more: Json = {}) =>
  operation(summary, answers, more);

const ownerOnly = { security: [{ bearer: [] }] };

/** Something only the owner may read. */
export const ownRead = (summary: string, answer: Parameters<typeof versioned>[0]) =>
  read(summary, answer, ownerOnly);

/** Something only the owner may do. */
export const own = (summary: string, answers: Answers, more: Json = {}) =>
  send(summary, answers, { ...more, ...ownerOnly });

/** A new entry; safe to send again under the same key. */
export const creation = (summary: string, name: string) =>
  own(
    summary,
    { 201: located(versioned(one(name))), ...notStored },
    { parameters: [idempotencyKey], requestBody: body(name) },
  );

/** A removal in any of its forms; `If-Match` limits it to one version. */
export const removal = (
  summary: string,
  { parameters = [], ...more }: { parameters?: Json[] } & Json = {},
) =>
  own(
    summary,
    { 204: told('Deleted'), ...changedMeanwhile, ...notStored },
    { ...more, parameters: [...parameters, version] },
  );

/** A change to an existing entry; safe to send again. */
export const change = (summary: string, name: string) =>
  own(
    summary,
    { 200: versioned(one(name)), ...changedMeanwhile, ...notStored },
    { parameters: [version, idempotencyKey], requestBody: body(name) },
  );
