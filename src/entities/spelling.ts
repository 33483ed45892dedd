/**
 * The other names of each canonical name, the preferred first, because several generations of
 * clients sent the same field under different names. A name with a dot reaches into an object
 * (`meta.color`).
 */
export type Spellings = Readonly<Record<string, readonly string[]>>;

type Raw = Record<string, unknown>;

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(raw: Raw, name: string): unknown {
  if (Object.hasOwn(raw, name)) return raw[name];
  if (!name.includes('.')) return undefined;
  const [head = '', ...rest] = name.split('.');
  const inner = Object.hasOwn(raw, head) ? raw[head] : undefined;
  return isRecord(inner) ? valueAt(inner, rest.join('.')) : undefined;
}

/** The first value that is not null; null if all sent are; undefined if none was sent. */
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
 * Renames every field to its canonical name. If a field was sent under several names, the first
 * value that is not null wins, in the table's order. A field that was not sent stays absent, so
 * that an update can tell "not sent" from "emptied".
 */
export function respell(raw: Raw, spellings: Spellings): Raw {
  const canonical: Raw = {};
  for (const [name, others] of Object.entries(spellings)) {
    const value = firstSpoken(raw, name, others);
    if (value !== undefined) canonical[name] = value;
  }
  return canonical;
}
