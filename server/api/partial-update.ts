import type { Respelling } from '../../src/entities/entity.ts';

type Raw = Record<string, unknown>;

const without = (raw: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !names.includes(name)));

/**
 * The fields an update names, in canonical spelling. A new entity may take a missing field from
 * another one (a post's body from its excerpt); an update of that other field leaves the first
 * unchanged. So does null for what is true or false, because it empties nothing.
 */
export function changesIn(raw: Raw, schema: Respelling, stored: Raw): Raw {
  const changes = schema.respell(raw, stored);
  for (const [field, names] of Object.entries(schema.spellings)) {
    const others = names.filter((name) => name in schema.spellings);
    if (others.length > 0) changes[field] = schema.respell(without(raw, others), stored)[field];
  }
  const named = ([field, value]: [string, unknown]) =>
    value !== undefined && !(value === null && typeof stored[field] === 'boolean');
  return Object.fromEntries(Object.entries(changes).filter(named));
}
