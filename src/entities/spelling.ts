/**
 * Content comes from several generations of clients, so one field can arrive under several names.
 * Each entity lists its names in one table: canonical name -> other names, the preferred first.
 * A name with a dot reaches into an object (`meta.color`).
 */
export type Spellings = Readonly<Record<string, readonly string[]>>;

type Raw = Record<string, unknown>;

/** Whether a value has fields by name. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(raw: Raw, name: string): unknown {
  if (Object.hasOwn(raw, name)) return raw[name];
  if (!name.includes('.')) return undefined;
  const [head = '', ...rest] = name.split('.');
  const inner = Object.hasOwn(raw, head) ? raw[head] : undefined;
  return isRecord(inner) ? valueAt(inner, rest.join('.')) : undefined;
}

/** The first that is not null, else null where one is. */
function firstSpoken(raw: Raw, name: string, others: readonly string[]): unknown {
  let spoken = valueAt(raw, name);
  for (const other of others) {
    if (spoken !== undefined && spoken !== null) break;
    const said = valueAt(raw, other);
    if (said !== undefined) spoken = said;
  }
  return spoken;
}

/**
 * Gives every field its canonical name. A field sent under several names takes the first that is
 * not null, in the table's order; a field sent under none stays absent, so that an update can tell
 * "not sent" from "emptied".
 */
export function respell(raw: Raw, spellings: Spellings): Raw {
  const canonical: Raw = {};
  for (const [name, others] of Object.entries(spellings)) {
    const value = firstSpoken(raw, name, others);
    if (value !== undefined) canonical[name] = value;
  }
  return canonical;
}
