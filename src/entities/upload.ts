/** The limit of every uploaded picture, and the text for a larger one (spec 1 §5). */
export const uploadLimits = { bytes: 5 * 1024 * 1024 } as const;
export const uploadMessages = { tooLarge: 'File size must be less than 5MB' } as const;
