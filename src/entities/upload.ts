/** The limit of every uploaded picture, and the texts for one that is refused (spec 1 §5). */
export const uploadLimits = { bytes: 5 * 1024 * 1024 } as const;
export const uploadMessages = {
  tooLarge: 'File size must be less than 5MB',
  firstFrame: 'A moving picture is shown by its first frame.',
  unreadable: 'The file is not an image that can be read.',
} as const;
