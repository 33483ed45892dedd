/** One reading session of a post: how far it got, and how much was read rather than skipped. */
export type ReadingSession = { last: number; furthest: number; share: number };

/** A session that starts at a share of the post, 0 to 1. */
export const sessionFrom = (share: number): ReadingSession => ({
  last: share,
  furthest: share,
  share: 0,
});

/**
 * The session after the page moved to another share of the post. New text counts as read if the
 * move was within a window's height; a jump to a heading or the end does not count.
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
