import { statusOf } from '../lib/api-error.ts';
import { isOutdated } from '../lib/changed-status.ts';
import { isUnanswered } from '../lib/save-words.ts';
import { versionOf } from './version.ts';

/** A change of the version that `etag` names; `part` says what of it, if parts are changed apart. */
export type Change = {
  method: string;
  path: string;
  payload: unknown;
  etag: string | null | undefined;
  part?: string;
};

type Send = (change: Change) => Promise<Response>;

const SERVER_FAILED = 500;

/** How many changes without an answer are remembered, each with all it sent. */
const MOST_UNANSWERED = 20;

type Unanswered = { name: string; change: Change };

/** Where changes without an answer are remembered, so that they survive a reload. */
export type ChangesKept = { read: () => Unanswered[]; keep: (all: Unanswered[]) => void };

const inThisPage: ChangesKept = { read: () => [], keep: () => {} };

/** Whether a change that failed may have been carried out nevertheless. */
const mayBeStored = (error: unknown): boolean =>
  isUnanswered(error) || statusOf(error) >= SERVER_FAILED;

const nameOf = ({ path, etag, part }: Change) => JSON.stringify([path, etag, part]);

/**
 * Makes changes that know their own predecessors: words that go on from a change without an answer
 * replace it, if it was carried out, and are no conflict with it; also after a reload, where `kept`
 * remembers it.
 */
export function createChanges(send: Send, kept = inThisPage): Send {
  let unanswered = kept.read();
  const remember = (all: Unanswered[]) => {
    unanswered = all.slice(-MOST_UNANSWERED);
    kept.keep(unanswered);
  };

  /**
   * The version that an earlier change has left; null if none did. The version it was to replace is
   * no longer stored, so that sent again it changes nothing, and is answered only if what it says is
   * what is stored.
   */
  const leftBy = async (name: string): Promise<string | null> => {
    for (const earlier of unanswered.filter((one) => one.name === name).reverse()) {
      try {
        return versionOf(await send(earlier.change));
      } catch (error) {
        if (!isOutdated(error)) throw error;
      }
    }
    return null;
  };
  /** Remembered before it is sent, because the page may be left before the answer. */
  const attempt = async (change: Change, name: string): Promise<Response> => {
    const attempted = { name, change };
    remember([...unanswered, attempted]);
    try {
      return await send(change);
    } catch (error) {
      if (!mayBeStored(error)) remember(unanswered.filter((one) => one !== attempted));
      throw error;
    }
  };
  return async (change) => {
    const name = nameOf(change);
    const response = await attempt(change, name).catch(async (error: unknown) => {
      const etag = isOutdated(error) ? await leftBy(name) : null;
      if (etag === null) throw error;
      return attempt({ ...change, etag }, name);
    });
    remember(unanswered.filter((one) => one.name !== name));
    return response;
  };
}
