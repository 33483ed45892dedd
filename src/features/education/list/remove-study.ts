import { statusOf } from '../../../api/http.ts';
import type { EducationView } from '../../../entities/education.ts';
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
 */
export const removeStudy = (
  id: string,
  run = () => ownerApi.remove('education', id),
): Promise<void> =>
  run().catch(async (error) => {
    if (statusOf(error) !== 404 || (await isListed(id))) throw error;
  });
