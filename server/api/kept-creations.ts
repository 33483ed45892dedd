import { contentHash } from '../content-hash.ts';
import { CREATED, KEPT, type Kept } from './kept-answers.ts';

/**
 * An entry that a request under an idempotency key creates: where it is, and the version and the
 * request it is of. The key is kept as a hash, so that nobody who reads it can repeat the request.
 */
export type Creation = { key: string; to: string; etag: string; sent: string; at: number };

/** What outlives a restart of the entries that were created last. */
export type Creations = {
  find: (key: string) => Creation | undefined;
  /** To be called before the entry is stored, so that none is stored unknown. Never rejects. */
  note: (creation: Creation) => Promise<void>;
};

/** The name of a request under a key, as a creation is found by it. */
export const creationKey = (name: string): string => contentHash(name);

/** A line of its own, whatever was written before it: a torn line spoils no other. */
export const creationLine = (creation: Creation): string => `\n${JSON.stringify(creation)}`;

function creationIn(line: string): Creation[] {
  try {
    const { key, to, etag, sent, at } = Object(JSON.parse(line));
    const isWhole = [key, to, etag, sent].every((text) => typeof text === 'string');
    return isWhole && typeof at === 'number' ? [{ key, to, etag, sent, at }] : [];
  } catch {
    return [];
  }
}

/** The creations in a text of such lines, oldest first; what is damaged is left out. */
export const creationsIn = (text: string): Creation[] => text.split('\n').flatMap(creationIn);

/**
 * The last creations with one more, by their keys: as many as answers are kept. A place that was
 * freed and taken again is that of the newer one.
 */
export function withCreation(
  before: ReadonlyMap<string, Creation>,
  creation: Creation,
): Map<string, Creation> {
  const others = [...before.values()].filter(
    ({ key, to }) => key !== creation.key && to !== creation.to,
  );
  return new Map([...others, creation].slice(-KEPT).map((one) => [one.key, one]));
}

/** A creation as the answer that was kept of it, but for what it said. */
export const keptOfCreation = ({ to, etag, sent, at }: Creation): Kept => ({
  status: CREATED,
  headers: new Headers({ Location: to, ETag: etag }),
  body: null,
  sent,
  at,
});
