/** Asks again when it turns out only during a deletion that someone changed the entry. */
export type AskAgain = () => Promise<boolean>;

/**
 * Whether an entry was changed elsewhere since it was shown, and how to delete it: true once it is
 * gone, false if it was changed once more and the owner then let it stay.
 */
export type Deletion = { isChanged: Promise<boolean>; run: () => Promise<boolean> };

/** Begins the deletion of an entry, while the owner is asked about it. */
export type BeginDeletion = (askAgain: AskAgain) => Deletion;
