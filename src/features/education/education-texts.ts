/** Error messages (spec 3 §2, §4, §8). */
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

/** The statuses of a server that does not support a request, and of one that fails. */
const [notImplemented, serverError] = [501, 500];

/** The message for a failed deletion if the server gives none (spec 3 §8). */
export function deleteFailure(status: number): string {
  if (status === notImplemented) return educationTexts.deleteUnavailable;
  return status >= serverError ? educationTexts.deleteRefused : educationTexts.deleteFailed;
}
