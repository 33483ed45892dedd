/** Lowercase alone: some systems take names that differ only in case for one. */
const ID = /^[a-z0-9][a-z0-9_-]{0,99}$/;
/** Names some systems do not let a file have. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|new|edit|delete)$/;

/** Whether an id can name a file on every system and stand in a path as it is. */
export const isUsableId = (id: string): boolean => ID.test(id) && !RESERVED.test(id);
