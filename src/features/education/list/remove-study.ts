import { unlessGone } from '../../../api/removal.ts';
import type { EducationView } from '../../../entities/education.ts';
import { ownerApi } from '../../../owner/owner-api.ts';

/**
 * Whether the server no longer lists a record; false if it does not say. A refused deletion alone
 * does not tell, because a server that cannot delete answers 404 too (spec 3 §4).
 */
export const isUnlisted = (id: string): Promise<boolean> =>
  ownerApi.read<EducationView[]>('education').then(
    ({ value }) => value.every((record) => record.id !== id),
    () => false,
  );

/** Deletes whatever is stored of a record on the server; one already gone from there is deleted. */
export const removeStudy = (id: string): Promise<unknown> =>
  ownerApi.remove('education', id).catch((error) => unlessGone(error, () => isUnlisted(id)));
