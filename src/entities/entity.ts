import * as v from 'valibot';
import { isRecord, respell, type Spellings } from './spelling.ts';

/** Which allow-list of `lib/rich-text` a field's markup is held to. */
export type RichTextKind = 'prose' | 'card' | 'article' | 'details';

type Raw = Record<string, unknown>;

/** What is done with an entity as it comes, before and after its names are read. */
type Reading = {
  /** Joins what was sent in pieces: a year and a month. */
  gather?: (raw: Raw) => Raw;
  /** Makes fit to be shown what lies in the content folder, by its canonical names. */
  mend?: (named: Raw) => Raw;
};

const asItIs = (raw: Raw): Raw => raw;

/** What `entitySchema` adds to a schema. */
export type Respelling = {
  /** What was sent, gathered, by its canonical names, mended. */
  respell: (raw: Raw) => Raw;
  /** Every canonical name with its other spellings. */
  spellings: Spellings;
};

/**
 * Joins an entity's fields and their other names into one schema: it takes any mix of spellings
 * and gives the canonical entity with its defaults; names it does not know are dropped.
 */
export function entitySchema<const E extends v.ObjectEntries>(
  entries: E,
  spellings: Spellings = {},
  { gather = asItIs, mend = asItIs }: Reading = {},
) {
  const names: Spellings = Object.fromEntries(
    Object.keys(entries).map((name) => [name, spellings[name] ?? []]),
  );
  const toCanonical = (raw: Raw) => mend(respell(gather(raw), names));
  const schema = v.pipe(
    v.custom<Raw>(isRecord, 'Must be an object.'),
    v.transform(toCanonical),
    v.object(entries),
  );
  return Object.assign(schema, { respell: toCanonical, spellings: names });
}

/**
 * The entity after an update: what the patch sends under any spelling replaces what was stored,
 * everything else stays as it was.
 */
export const patched = (stored: object, patch: Raw, schema: Respelling): Raw => ({
  ...stored,
  ...schema.respell(patch),
});

/** Validation messages by field, the form in which an answer and a form show them. */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    messages[field] ??= issue.message;
  }
  return messages;
}
