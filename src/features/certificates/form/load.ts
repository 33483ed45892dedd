import { ApiError } from '../../../api/http.ts';
import { createOwnerApi } from '../../../api/writes.ts';
import type { CertificateView } from '../../../entities/certificate.ts';
import { isCertificateId } from '../../../lib/link-check.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { localCertificates } from '../local-certificates.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

export const loadTexts = {
  notFound: 'Certificate not found.',
  failed: 'Failed to initialize form.',
} as const;

/** What the form starts from. */
export type Start = {
  values: Values;
  /** The id of what is edited; null for a new one. */
  id: string | null;
  isLocal: boolean;
  /** The version on the server this starts from. */
  etag: string | null;
};

const fresh: Start = { values: emptyValues, id: null, isLocal: false, etag: null };

/** The id the address names, or at /certificates/new the one to be filled in, if any. */
export function askedId(): string | null {
  const [, edited] = /^\/certificates\/edit\/([^/]+)/.exec(location.pathname) ?? [];
  if (edited) return decodeURIComponent(edited);
  const prefill = tabStorage.get(storageKeys.certificatePrefill);
  return prefill && isCertificateId(prefill) ? prefill : null;
}

export const readStored = (id: string) =>
  createOwnerApi(() => $ownerToken.get()).read<CertificateView>(`certificates/${id}`);

/**
 * A local record by id, else the server's (spec 3 §7). Throws with words fit to show:
 * 'Certificate not found.' or 'Failed to initialize form.'.
 */
export async function loadStart(id: string | null): Promise<Start> {
  if (id === null) return fresh;
  const local = localCertificates().find((one) => one.id === id);
  if (local) return { values: valuesOf(local), id, isLocal: true, etag: null };
  if (!isCertificateId(id)) throw new Error(loadTexts.notFound);
  try {
    const { value, etag } = await readStored(id);
    return { values: valuesOf(value), id, isLocal: false, etag };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    throw new Error(isGone ? loadTexts.notFound : loadTexts.failed, { cause: error });
  }
}
