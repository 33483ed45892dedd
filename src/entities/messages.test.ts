import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { collections } from './collections.ts';
import { homeSchema } from './home.ts';
import { profileSchema } from './profile.ts';
import { isRecord } from './spelling.ts';

const kinds = Object.entries(collections).map(([name, { schema }]) => [name, schema] as const);
const schemas = [...kinds, ['profile', profileSchema], ['home', homeSchema]] as const;

/** Mostly what has the form of a schema, with anything in it. */
function sentTo(schema: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) return fc.anything();
  const { fields, wrapped, item } = schema;
  if (isRecord(fields)) return mostly(fc.record(mapped(fields, sentTo)));
  if (item) return mostly(fc.array(sentTo(item), { maxLength: 3 }));
  return wrapped ? sentTo(wrapped) : fc.anything();
}

const mostly = (form: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: form }, { weight: 1, arbitrary: fc.anything() });

const mapped = <T>(entries: object, map: (value: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, map(value)]));

it.each(schemas)('what is refused of %s is told in words for people', (_name, schema) => {
  fc.assert(
    fc.property(sentTo(schema), (value) => {
      const { issues = [] } = v.safeParse(schema, value);
      for (const { message } of issues) expect(message).not.toMatch(/invalid|expected|received/i);
    }),
  );
});
