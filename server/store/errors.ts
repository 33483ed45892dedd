import type * as v from 'valibot';
import { asSentence } from '../../src/lib/save-words.ts';
import { documentName, type Key } from './backend.ts';

/** The system's error code, such as `ENOENT`; undefined for other errors. */
export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Whether an error says that there is no such file: none can have too long a name. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENAMETOOLONG'].includes(codeOf(error) ?? '');

/** Whether an error says nothing about the file: the system cannot open any more. */
export const isPassing = (error: unknown): boolean =>
  ['EMFILE', 'ENFILE', 'ENOMEM'].includes(codeOf(error) ?? '');

/** Why a document cannot be read, as its owner is told. */
export function whyUnread(error: unknown): string {
  if (error instanceof SyntaxError) return 'is not valid JSON';
  const code = codeOf(error);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not UTF-8 text';
  if (code === 'EISDIR') return 'is a folder, not a file';
  return `cannot be read (${code ?? 'unknown reason'})`;
}

/**
 * The document at a key is not valid and is kept for its owner to mend; it is never overwritten.
 */
export class BrokenDocument extends Error {
  constructor(key: Key, reason: string) {
    const what = asSentence(`The file ${documentName(key)} ${reason}`);
    super(`${what} Mend or remove it; it was left as it is.`);
  }
}

/** A value was refused because, once stored, it could not be read again. */
export class NotReadable extends Error {
  readonly issues: readonly v.BaseIssue<unknown>[];

  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super('The value would not be valid once stored.');
    this.issues = issues;
  }
}

/**
 * A document is no longer what was read: someone else has changed it since. Nothing was written.
 */
export class Outdated extends Error {
  constructor() {
    super('Someone else has changed the document meanwhile.');
  }
}

/** A write did not reach the disk; what was stored before is still stored. */
export class NotStored extends Error {
  /** Whether the reason is a full disk. */
  readonly full: boolean;

  constructor(cause: unknown) {
    super('The change could not be stored.', { cause });
    const code = codeOf(cause);
    this.full = code === 'ENOSPC' || code === 'EDQUOT';
  }
}

/** For what a change needs: any failure to read or write it means `NotStored`. */
export async function orNotStored<R>(access: Promise<R>): Promise<R> {
  try {
    return await access;
  } catch (error) {
    throw new NotStored(error);
  }
}
