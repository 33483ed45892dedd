import { randomUUID } from 'node:crypto';

/** Lowercase only, because some file systems ignore case. */
const ID = /^[a-z0-9][a-z0-9_-]{0,99}$/;
/** Names that some systems reserve, or that form routes use. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|new|edit|delete)$/;

/** Whether an id can name a file on every system and stand in a path as it is. */
const isUsableId = (id: string): boolean => ID.test(id) && !RESERVED.test(id);

/** The id a new entry is sent with, under the first of these names that holds one. */
export const askedId = (raw: Record<string, unknown>, names: readonly string[] = ['id']): unknown =>
  names.map((name) => raw[name]).find((id) => typeof id === 'string' && id !== '');

/** The id asked for when it is usable and free, else a readable one, else a UUID. */
export function newId(asked: unknown, readable: string, taken: (id: string) => boolean): string {
  const free = (id: string) => isUsableId(id) && !taken(id);
  if (typeof asked === 'string' && free(asked)) return asked;
  for (const id of [readable, `${readable}-2`, `${readable}-3`]) if (free(id)) return id;
  return randomUUID();
}
