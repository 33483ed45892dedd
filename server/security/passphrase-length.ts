/** In characters; no longer passphrase is set, or hashed for whoever tries it. */
export const longestPassphrase = 1_000;

/** No shorter one can be set by `npm run passphrase`. */
export const shortestPassphrase = 12;
