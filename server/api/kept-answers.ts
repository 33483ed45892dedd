/** The status of an answer that tells of a new entry. */
export const CREATED = 201;
const REMOVED = 204;

/** How many answers are kept for clients that did not receive theirs, and their maximum size. */
export const KEPT = 50;
const KEPT_BYTES = 1024 * 1024;

/** A hash of the request's body, and when the client says it was sent; 0 when it does not say. */
export type Asked = { sent: string; at: number };
/** An answer that was given, and the request it was given to. */
export type Kept = { status: number; headers: Headers; body: ArrayBuffer | null } & Asked;

/**
 * The answer to keep; null unless something was created or removed, as all else may be repeated.
 */
export async function keptOf(response: Response, asked: Asked): Promise<Kept | null> {
  const { status } = response;
  if (status !== CREATED && status !== REMOVED) return null;
  const body = status === REMOVED ? null : await response.clone().arrayBuffer();
  if (body && body.byteLength > KEPT_BYTES) return null;
  return { status, headers: new Headers(response.headers), body, ...asked };
}

/** Whether the kept answer still applies: to a removal, or to the same request. */
const serves = (kept: Kept, { sent }: Asked): boolean =>
  kept.status === REMOVED || kept.sent === sent;

/** The earlier answer, and what to call with the new one; null when the earlier one applies. */
type Turn =
  | { before: Kept; settle: null }
  | { before: Kept | null; settle: (kept: Kept | null) => void };

/**
 * Makes the kept answers. What it returns gives a request its turn, once the one before it under
 * the same name is answered.
 */
export function keptAnswers() {
  const answers = new Map<string, Promise<Kept | null>>();
  /** Only these may be forgotten: a request that is under way must not begin a second time. */
  const given = new Set<string>();
  const remember = (name: string) => {
    given.add(name);
    const [oldest = ''] = given;
    if (given.size > KEPT && given.delete(oldest)) answers.delete(oldest);
  };
  const begin = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<Kept | null>();
    answers.set(name, promise);
    given.delete(name);
    return (kept: Kept | null) => {
      if (kept) remember(name);
      else answers.delete(name);
      resolve(kept);
    };
  };
  return async function turn(name: string, asked: Asked): Promise<Turn> {
    const last = answers.get(name);
    const before = (await last) ?? null;
    if (answers.get(name) !== last) return turn(name, asked);
    if (before && serves(before, asked)) return { before, settle: null };
    return { before, settle: begin(name) };
  };
}
