/**
 * Content comes from several generations of clients, so one field can arrive under several names.
 * Each entity lists its names in one table: canonical name -> other names, the preferred first.
 * A name with a dot reaches into an object (`meta.color`).
 */
export type Spellings = Readonly<Record<string, readonly string[]>>;

type Raw = Record<string, unknown>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(raw: Raw, name: string): unknown {
  if (Object.hasOwn(raw, name)) return raw[name];
  const [head = '', ...rest] = name.split('.');
  const inner = rest.length > 0 && Object.hasOwn(raw, head) ? raw[head] : undefined;
  return isRecord(inner) ? valueAt(inner, rest.join('.')) : undefined;
}

function firstSpoken(raw: Raw, names: readonly string[]): unknown {
  const values = names.map((name) => valueAt(raw, name)).filter((value) => value !== undefined);
  return values.find((value) => value !== null) ?? values[0];
}

/**
 * Gives every field its canonical name. A field sent under several names takes the first that is
 * not null, in the table's order; a field sent under none stays absent, so that an update can tell
 * "not sent" from "emptied".
 */
export function respell(raw: Raw, spellings: Spellings): Raw {
  const canonical: Raw = {};
  for (const [name, others] of Object.entries(spellings)) {
    const value = firstSpoken(raw, [name, ...others]);
    if (value !== undefined) canonical[name] = value;
  }
  return canonical;
}
