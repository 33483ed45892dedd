/** In characters; longer passphrases are neither set nor hashed. */
export const longestPassphrase = 1_000;

/** No shorter one can be set, by `npm run passphrase` or by `OWNER_PASSPHRASE`. */
export const shortestPassphrase = 12;
