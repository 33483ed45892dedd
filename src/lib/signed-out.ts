/** Whether a status means that the sender is not, or no longer, signed in as the owner. */
export const isSignedOut = (status: number): boolean => status === 401 || status === 403;
