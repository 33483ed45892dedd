/** What is said when something fails (spec 3 §2, §4, §8). */
export const educationTexts = {
  loadFailed: 'Failed to load education',
  formLoadFailed: 'Failed to load',
  saveFailed: 'Failed to save education',
  deleteFailed: 'Failed to delete. Make sure Owner mode is unlocked.',
  deleteRefused: "Delete failed (API). Ensure you're in Owner mode and backend supports DELETE...",
  deleteUnavailable: 'Delete API not available',
  offline: 'Working offline (local storage). Your changes are saved locally.',
  deletedLocally:
    'Deleted locally only (offline/unauthorized). Unlock Owner mode and check API base to delete on the server.',
} as const;

/** The statuses of a server that cannot do what was asked, and of one that fails at it. */
const [notImplemented, serverError] = [501, 500];

/** What is said of a deletion that failed where the server says nothing itself (spec 3 §8). */
export function deleteFailure(status: number): string {
  if (status === notImplemented) return educationTexts.deleteUnavailable;
  return status >= serverError ? educationTexts.deleteRefused : educationTexts.deleteFailed;
}
