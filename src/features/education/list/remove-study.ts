import { statusOf } from '../../../api/http.ts';
import type { EducationView } from '../../../entities/education.ts';
import type { Deletion } from '../../../lib/deletion.ts';
import { ownerApi } from '../../../owner/owner-api.ts';

/** Whether the server still lists a record, or does not say. */
const isListed = (id: string): Promise<boolean> =>
  ownerApi.read<EducationView[]>('education').then(
    ({ value }) => value.some((record) => record.id === id),
    () => true,
  );

/**
 * Deletes a record on the server; one already gone from there is deleted. A 404 alone does not say
 * that, because a server that cannot delete answers it too (spec 3 §4).
 *
 * @param run deletes it; by default whatever is stored
 * @returns whether it is gone: false if the owner let it stay
 */
export const removeStudy = (
  id: string,
  run: Deletion['run'] = () => ownerApi.remove('education', id).then(() => true),
): Promise<boolean> =>
  run().catch(async (error) => {
    if (statusOf(error) !== 404 || (await isListed(id))) throw error;
    return true;
  });
