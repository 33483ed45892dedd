import type { EntityParts, Respelling } from './entity.ts';
import { isRecord } from './spelling.ts';

type Raw = Record<string, unknown>;
type Entity = Respelling & EntityParts;

const isEntity = (schema: Raw): schema is Raw & Entity => 'fields' in schema;

/** The entity that a schema is made from, if any. */
function entityIn(schema: unknown): Entity | undefined {
  if (!isRecord(schema)) return undefined;
  if (isEntity(schema)) return schema;
  const steps: unknown[] = Array.isArray(schema.pipe) ? schema.pipe : [schema.wrapped];
  return steps.map(entityIn).find((found) => found !== undefined);
}

const isEmpty = (raw: Raw) => Object.keys(raw).length === 0;

/** What is left of an object without some names; a name with a dot reaches into an object. */
function without(raw: Raw, names: readonly string[]): Raw {
  const left = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    if (names.includes(name)) return [];
    const inner = names.filter((one) => one.startsWith(`${name}.`));
    if (inner.length === 0 || !isRecord(value)) return [[name, value]];
    const rest = without(
      value,
      inner.map((one) => one.slice(name.length + 1)),
    );
    return isEmpty(rest) ? [] : [[name, rest]];
  });
  return Object.fromEntries(left);
}

/** The fields that an entity knows under no name, also those of the entities in it. */
function unknownFields({ fields, spellings, pieces, respell }: Entity, raw: Raw): Raw {
  const named = respell(raw);
  const inner = Object.entries(fields).flatMap(([name, schema]): [string, Raw][] => {
    const [part, value] = [entityIn(schema), named[name]];
    const unknown = part && isRecord(value) ? unknownFields(part, value) : {};
    return isEmpty(unknown) ? [] : [[name, unknown]];
  });
  const known = [...Object.entries(spellings).flat(2), ...pieces];
  return { ...without(raw, known), ...Object.fromEntries(inner) };
}

/** All fields of both, the first's first; where both have one it is the first's. */
function joined(value: Raw, more: Raw): Raw {
  const inner = Object.entries(value).map(([name, its]): [string, unknown] => {
    const other = Object.hasOwn(more, name) ? more[name] : undefined;
    return [name, isRecord(its) && isRecord(other) ? joined(its, other) : its];
  });
  return { ...value, ...more, ...Object.fromEntries(inner) };
}

/**
 * A value as it is to be stored: with the fields of what was stored before that its schema knows
 * under no name, at its end, because someone wrote them by hand. Those of objects in lists are not
 * kept.
 */
export function withUnknownFields<T>(value: T, schema: unknown, before: unknown): T {
  const entity = entityIn(schema);
  const unknown = entity && isRecord(before) ? unknownFields(entity, before) : {};
  return isEmpty(unknown) ? value : (joined(value as Raw, unknown) as T);
}
