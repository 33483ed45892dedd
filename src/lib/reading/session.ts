/** One sitting with one post: how far it went, and how much of it was read rather than leapt over. */
export type ReadingSession = { last: number; furthest: number; share: number };

/** A sitting that begins at a share of the post, 0 to 1. */
export const sessionFrom = (share: number): ReadingSession => ({
  last: share,
  furthest: share,
  share: 0,
});

/**
 * A sitting after the page moved to another share of the post. New ground counts as read when it
 * was reached within a window's height; a leap, to a heading or the end, is not reading.
 *
 * @param screen the share of the post that fits the window.
 */
export function sessionAt(session: ReadingSession, share: number, screen: number): ReadingSession {
  const { last, furthest } = session;
  const isNew = share > furthest;
  const isRead = isNew && share - last <= screen;
  return {
    last: share,
    furthest: Math.max(furthest, share),
    share: session.share + (isRead ? share - furthest : 0),
  };
}
