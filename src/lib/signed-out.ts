/** Whether an answer's status says that who asks is not signed in as the owner, or no longer. */
export const isSignedOut = (status: number): boolean => status === 401 || status === 403;
