/** What is said when something fails (spec 3 §2, §4, §8). */
export const educationTexts = {
  loadFailed: 'Failed to load education',
  formLoadFailed: 'Failed to load',
  saveFailed: 'Failed to save education',
  deleteFailed: 'Failed to delete. Make sure Owner mode is unlocked.',
  offline: 'Working offline (local storage). Your changes are saved locally.',
  deletedLocally:
    'Deleted locally only (offline/unauthorized). Unlock Owner mode and check API base to delete on the server.',
} as const;
