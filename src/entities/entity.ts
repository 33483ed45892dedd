import * as v from 'valibot';
import { isRecord, respell, type Spellings } from './spelling.ts';

/** Which allow-list of `lib/rich-text` applies to a field's markup. */
export type RichTextKind = 'prose' | 'card' | 'article' | 'details';

type Raw = Record<string, unknown>;

/** Steps before and after an entity's fields get their canonical names. */
type Reading = {
  /** Joins values sent in pieces, such as a year and a month; an update may send only one. */
  gather?: (raw: Raw, stored?: Raw) => Raw;
  /** The names of those pieces. */
  pieces?: readonly string[];
  /** Repairs an entry of the content folder so that it can be shown. */
  mend?: (named: Raw) => Raw;
};

const asItIs = (raw: Raw): Raw => raw;

/** What `entitySchema` adds to a schema. */
export type Respelling = {
  /** The entity under its canonical names, after `gather` and `mend`; `stored` is what it updates. */
  respell: (raw: Raw, stored?: Raw) => Raw;
  /** Every canonical name with its other spellings. */
  spellings: Spellings;
};

/** What an entity is made of: the schemas of its fields, and the names of pieces it joins. */
export type EntityParts = { fields: v.ObjectEntries; pieces: readonly string[] };

/**
 * Makes the schema of an entity: it accepts any mix of spellings, returns the canonical entity with
 * its defaults, and drops unknown names, which stay in its file (`withUnknownFields`).
 */
export function entitySchema<const E extends v.ObjectEntries>(
  entries: E,
  spellings: Spellings = {},
  { gather = asItIs, pieces = [], mend = asItIs }: Reading = {},
) {
  const names: Spellings = Object.fromEntries(
    Object.keys(entries).map((name) => [name, spellings[name] ?? []]),
  );
  const toCanonical = (raw: Raw, stored?: Raw) => mend(respell(gather(raw, stored), names));
  const schema = v.pipe(
    v.custom<Raw>(isRecord, 'Must be an object.'),
    v.transform((raw) => toCanonical(raw)),
    v.object(entries),
  );
  const parts: EntityParts = { fields: entries, pieces };
  return Object.assign(schema, { respell: toCanonical, spellings: names, ...parts });
}

/**
 * The entity after an update: fields sent under any spelling replace the stored ones, and the
 * others stay as they were.
 */
export const patched = (stored: object, patch: Raw, schema: Respelling): Raw => ({
  ...stored,
  ...schema.respell(patch),
});

/** Validation messages by field, as API answers and forms show them. */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    messages[field] ??= issue.message;
  }
  return messages;
}
