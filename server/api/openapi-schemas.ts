import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A part of the description. */
export type Json = Record<string, unknown>;

type Schema<E> = v.GenericSchema<unknown, E>;

/** A schema for each field of a type. */
export type Fields<T> = { [K in keyof T]-?: Json };

/** The schema of any text. */
export const text: Json = { type: 'string' };
/** The schema of a whole number. */
export const count: Json = { type: 'integer' };
/** The schema of what is true or false. */
export const yes: Json = { type: 'boolean' };

/** What may also be null. */
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
/** A list of these. */
export const listOf = (items: Json): Json => ({ type: 'array', items });

/** An object with these fields, all of which are there but the optional ones. */
export const objectOf = <T>(properties: Fields<T>, optional: readonly (keyof T)[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name as keyof T)),
});

/** An entity as it is sent: canonical fields, with their limits and defaults. */
export function sent(schema: Schema<unknown>): Json {
  const options = { typeMode: 'output', errorMode: 'ignore' } as const;
  const { $schema: _dialect, ...json } = toJsonSchema(schema, options) as Json;
  const description =
    'Other spellings of the names are accepted too, as are numbers and null for texts.';
  return { ...json, description };
}

/**
 * The same as it is answered: without the limits, which bind what is sent and not what stands in a
 * file, and with every field, as those left out have their defaults.
 */
function answered({ type, enum: words, properties, items, anyOf }: Json): Json {
  if (properties) return objectOf(eachAnswered(properties as Record<string, Json>));
  if (items) return listOf(answered(items as Json));
  if (anyOf) return { anyOf: (anyOf as Json[]).map(answered) };
  return words ? { type, enum: words } : { type };
}

const eachAnswered = (fields: Record<string, Json>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answered(field)]));

/** The fields of an entity as they are answered. */
export const answeredFields = <E extends object>(schema: Schema<E>): Fields<E> =>
  eachAnswered(sent(schema).properties as Record<string, Json>) as Fields<E>;
