/** Every request gives up after this long (spec 1 §7). */
export const timeoutMs = 20_000;
