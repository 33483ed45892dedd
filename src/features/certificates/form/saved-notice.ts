import { createReads } from '../../../api/reads.ts';
import { type ShownCertificate, shownCertificates } from '../../../lib/certificates.ts';
import { savedWords } from '../../../lib/save-words.ts';

const reads = createReads(fetch, '');

const same = 'with the same title and issuer';

/**
 * What to say of a saved certificate that has the title and issuer of others: only one of them is
 * shown (spec 3 §3).
 *
 * @param live says that visitors see it
 */
export function noticeOf(id: string, list: readonly ShownCertificate[], live: string): string {
  const hider = list.find(({ hides }) => hides?.some((one) => one.id === id));
  if (hider) {
    const which = hider.date ? `the one of ${hider.date}` : 'another one';
    return `Saved, but not shown: visitors see ${which}, ${same}.`;
  }
  const count = list.find((one) => one.id === id)?.hides?.length ?? 0;
  if (count === 0) return live;
  return `${live} It is shown instead of ${count === 1 ? 'another' : `${count} others`} ${same}.`;
}

/** What the next page says of a certificate saved to the server. */
export async function savedNotice(id: string, began: number): Promise<string> {
  const live = savedWords(began);
  try {
    const [stored, gallery] = await Promise.all([reads.certificates(), reads.gallery()]);
    return noticeOf(id, shownCertificates(stored, gallery), live);
  } catch {
    return 'Saved.'; // whether it is shown could not be read; the list tells that too
  }
}
