import { contentHash } from '../content-hash.ts';
import type { Entry } from '../store/document-set.ts';

/** The version of an answer that is made from more than one document. */
export const versionOf = (value: unknown): string => contentHash(JSON.stringify(value));

/** A document's version in answers that depend on other things as well, in these versions. */
export const versionWith = (version: string, others: readonly string[]): string =>
  others.length === 0 ? version : `${version}.${versionOf(others)}`;

/** Identifies a list of entries by their ids and versions. */
export const versionsOf = (entries: readonly Entry<unknown>[]): string =>
  entries.map(({ id, version }) => `${id} ${version}`).join('\n');
