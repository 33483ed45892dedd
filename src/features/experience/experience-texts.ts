/** Error messages (spec 3 §8). */
export const experienceTexts = {
  loadFailed: 'Failed to load experience data. Please check your connection and try again.',
  deleteFailed: 'Failed to delete experience. Please try again.',
  formLoadFailed: 'Failed to load experience.',
  saveFailed: 'Failed to save experience',
} as const;
