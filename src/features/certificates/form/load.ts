import { type CertificateView, certificateMessages } from '../../../entities/certificate.ts';
import { ApiError, statusOf } from '../../../lib/api-error.ts';
import { idInPath } from '../../../lib/form-path.ts';
import { educationEditPath } from '../../../lib/form-routes.ts';
import { isCertificateId } from '../../../lib/link-check.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { type LocalCertificate, localOf } from '../local-certificates.ts';
import { prefilledBy } from '../prefill.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

export const loadTexts = {
  notFound: certificateMessages.notFound,
  failed: 'Failed to initialize form.',
} as const;

/** A certificate's path in the API. */
export const storedPath = (id: string): string => `certificates/${encodeURIComponent(id)}`;

/** What the form starts from. */
export type Start = {
  values: Values;
  /** The id of the edited certificate on the server; null for one that is not there. */
  id: string | null;
  /** The id of the edited certificate on this device; null for one that is not there. */
  localId: string | null;
  /** The version on the server that the form starts from. */
  etag: string | null;
};

/** What a new certificate starts from. */
export const fresh: Start = { values: emptyValues, id: null, localId: null, etag: null };

/** The certificate to edit, from the address, or from the list, whose ids come from the server. */
export type Asked = { id: string; isListed: boolean };

/**
 * The id that the list asked to edit, at the end of the address. It is moved to this history entry
 * alone, so that a reload finds it, but another visit to /certificates/new does not.
 */
function takePrefill(): string | null {
  const handed = prefilledBy(location.hash);
  if (handed) history.replaceState({ ...history.state, prefill: handed }, '', location.pathname);
  const prefill: unknown = history.state?.prefill;
  return typeof prefill === 'string' ? prefill : null;
}

/** The certificate to edit; null for a new one. */
export function askedFor(): Asked | null {
  const edited = idInPath(location.pathname);
  if (edited) return { id: edited, isListed: false };
  const prefill = takePrefill();
  return prefill === null ? null : { id: prefill, isListed: true };
}

/** A certificate as it is stored on the server now. */
export async function readStart(id: string): Promise<Start> {
  const { value, etag } = await ownerApi.read<CertificateView>(storedPath(id));
  return { values: valuesOf(value), id, localId: null, etag };
}

/** A certificate kept on this device, and what it is a change of. */
function localStart(local: LocalCertificate): Start {
  const { id, etag } = local.origin ?? { id: null, etag: null };
  return { values: valuesOf(local), id, localId: local.id, etag };
}

/** The owner's list shows the server's certificate and the change of it apart. */
const isServers = ({ isListed }: Asked) => isListed && $ownerToken.get() !== null;

/**
 * Loads a local record by id, or the change kept of the server's, else the server's (spec 3 §7).
 * Throws the server's error, 404 also for an id from the address that cannot be a certificate's.
 */
async function loadStart(asked: Asked | null): Promise<Start> {
  if (asked === null) return fresh;
  const { id, isListed } = asked;
  const local = isServers(asked) ? null : localOf(id);
  if (local) return localStart(local);
  if (!isListed && !isCertificateId(id)) throw new ApiError(404, loadTexts.notFound);
  return readStart(id);
}

/**
 * The path of the education form for an id, because Edit on an education record that mentions a
 * certificate leads here too (spec 3 §2). Null if there is no such record.
 */
async function studyFormOf(id: string): Promise<string | null> {
  if ($ownerToken.get() === null) return null;
  const studies = ownerApi.read(`education/${encodeURIComponent(id)}`);
  return studies.then(
    () => educationEditPath(id),
    () => null, // reported as a certificate that was not found
  );
}

/** Loads what the form starts from; goes to the education form if the id is of its record. */
export async function openStart(asked: Asked | null): Promise<Start> {
  try {
    return await loadStart(asked);
  } catch (error) {
    const elsewhere = asked && statusOf(error) === 404 ? await studyFormOf(asked.id) : null;
    if (!elsewhere) throw error;
    location.replace(elsewhere);
    return new Promise(() => {}); // loading until the page is replaced
  }
}
