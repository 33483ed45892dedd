import { statusOf } from '../../../api/http.ts';
import type { CertificateView } from '../../../entities/certificate.ts';
import { idInPath } from '../../../lib/form-path.ts';
import { isCertificateId } from '../../../lib/link-check.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { localCertificates } from '../local-certificates.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

export const loadTexts = {
  notFound: 'Certificate not found.',
  failed: 'Failed to initialize form.',
} as const;

/** Where the server keeps a certificate. */
export const storedPath = (id: string): string => `certificates/${encodeURIComponent(id)}`;

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

/** What the form is opened for: by its address, or from the list, whose ids are the server's own. */
type Asked = { id: string; isListed: boolean };

/**
 * What the list asked to be filled in. It is kept with this entry of the tab's history alone, so
 * that a reload finds it, and nobody who comes to /certificates/new by another way.
 */
function takePrefill(): string | null {
  const handed = tabStorage.get(storageKeys.certificatePrefill);
  tabStorage.remove(storageKeys.certificatePrefill);
  if (handed) history.replaceState({ ...history.state, prefill: handed }, '');
  const prefill: unknown = history.state?.prefill;
  return typeof prefill === 'string' ? prefill : null;
}

/** What is to be edited; null for a new certificate. */
export function askedFor(): Asked | null {
  const edited = idInPath(location.pathname);
  if (edited) return { id: edited, isListed: false };
  const prefill = takePrefill();
  return prefill === null ? null : { id: prefill, isListed: true };
}

/** A certificate of the server’s with its version, as the owner reads it. */
export const readStored = (id: string) => ownerApi.read<CertificateView>(storedPath(id));

/**
 * A local record by id, else the server's (spec 3 §7): from an address only by a valid id. Throws
 * with words fit to show: 'Certificate not found.' or 'Failed to initialize form.'.
 */
export async function loadStart(asked: Asked | null): Promise<Start> {
  if (asked === null) return fresh;
  const { id, isListed } = asked;
  const local = localCertificates().find((one) => one.id === id);
  if (local) return { values: valuesOf(local), id, isLocal: true, etag: null };
  if (!isListed && !isCertificateId(id)) throw new Error(loadTexts.notFound);
  try {
    const { value, etag } = await readStored(id);
    return { values: valuesOf(value), id, isLocal: false, etag };
  } catch (error) {
    const isGone = statusOf(error) === 404;
    throw new Error(isGone ? loadTexts.notFound : loadTexts.failed, { cause: error });
  }
}

/**
 * The form of a record of the education list that mentions a certificate and is none of the
 * certificates: its Edit leads here all the same (spec 3 §2). Null where the owner has no such record.
 */
export async function studyFormOf(id: string): Promise<string | null> {
  if ($ownerToken.get() === null) return null;
  const record = encodeURIComponent(id);
  const studies = ownerApi.read(`education/${record}`);
  return studies.then(
    () => `/education/edit/${record}`,
    () => null, // the certificate that was not found is what is told of
  );
}
