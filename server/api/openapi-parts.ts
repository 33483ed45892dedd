export type Json = Record<string, unknown>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** An entry as the API returns it: the fields of its schema, and its id. */
const entry = (name: string): Json => ({
  allOf: [ref(name), { type: 'object', properties: { id: { type: 'string' } } }],
});

const json = (description: string, schema: Json) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The answer that is one entity. */
export const one = (name: string) => json('The entry', entry(name));

/** The answer that is every entry of a collection. */
export const listOf = (name: string) =>
  json('The entries, in the order of the screen', { type: 'array', items: entry(name) });

/** The answer that is one page of a list. */
export const pageOf = (name: string) => {
  const count = { type: 'integer' };
  const items = { type: 'array', items: entry(name) };
  return json('A page of the list', {
    type: 'object',
    properties: { items, page: count, pageSize: count, total: count, minutes: count },
  });
};

/** A request's body: an entity, in canonical or any other accepted spelling. */
export const body = (name: string) => ({
  required: true,
  content: { 'application/json': { schema: ref(name) } },
});

/** A request whose body is no entity, but these fields. */
export const fieldsOf = (properties: Json, type = 'application/json') => ({
  requestBody: { content: { [type]: { schema: { properties } } } },
});

const problem = { $ref: '#/components/responses/Problem' };

/** An answer described in words only. */
export const told = (description: string) => ({ description });

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

/** Something anyone may read: 304 when the client already has it. */
export const read = (summary: string, answer: unknown, more: Json = {}): Json => ({
  summary,
  ...more,
  responses: { 200: answer, 304: told('Unchanged'), '4XX': problem },
});

/** Something anyone may send. */
export const send = (summary: string, answers: Answers, more: Json = {}): Json => ({
  summary,
  ...more,
  responses: { ...answers, '4XX': problem },
});

/** Something only the owner may do. */
export const own = (summary: string, answers: Answers, more: Json = {}): Json => ({
  ...send(summary, answers, more),
  security: [{ bearer: [] }],
});

const changedMeanwhile = { 412: told('Changed meanwhile: If-Match names another version') };

/** A removal in any of its forms; `If-Match` limits it to one version. */
export const removal = (
  summary: string,
  { parameters = [], ...more }: { parameters?: Json[] } & Json = {},
) =>
  own(
    summary,
    { 204: told('Deleted'), ...changedMeanwhile },
    { ...more, parameters: [...parameters, version] },
  );

/** A change to an existing entry; safe to send again. */
export const change = (summary: string, name: string) =>
  own(
    summary,
    { 200: one(name), ...changedMeanwhile },
    { parameters: [version, idempotencyKey], requestBody: body(name) },
  );
