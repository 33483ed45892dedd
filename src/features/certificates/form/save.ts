import type { Certificate, CertificateView } from '../../../entities/certificate.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { NoRoom } from '../../../lib/save-words.ts';
import { creationInTab } from '../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { dropLocal, keepLocal } from '../local-certificates.ts';
import { type Start, storedPath } from './load.ts';
import { payloadOf, valuesOf } from './values.ts';

const creation = creationInTab('certificates');

/** The bytes of an inline image. */
function bytesOf(inline: string): Blob {
  const [head = '', body = ''] = inline.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** Uploads an inline image; if that fails it stays inline (spec 3 §7). */
async function withUpload(certificate: Certificate): Promise<Certificate> {
  const { imageUrl } = certificate;
  if (!imageUrl?.startsWith('data:image/')) return certificate;
  try {
    const { url } = await ownerApi.uploadImage(bytesOf(imageUrl), 'certificate.png');
    return { ...certificate, imageUrl: url };
  } catch {
    return certificate; // stays inline (spec 3 §7)
  }
}

type Written = Awaited<ReturnType<typeof ownerApi.create<CertificateView>>>;
type Payload = ReturnType<typeof payloadOf>;

const create = (payload: Payload): Promise<Written> =>
  ownerApi.create<CertificateView>('certificates', payload, creation);

/** Updates the certificate it came from; one of this device is created if that is gone. */
async function write(payload: Payload, { id, localId, etag }: Start): Promise<Written> {
  if (id === null) return create(payload);
  try {
    return await ownerApi.update<CertificateView>(storedPath(id), payload, etag);
  } catch (error) {
    if (localId === null || statusOf(error) !== 404) throw error;
    return create(payload);
  }
}

/**
 * Stores the owner's certificate on the server and removes a local one from the device. Returns
 * what the next change starts from.
 */
export async function saveOnServer(certificate: Certificate, start: Start): Promise<Start> {
  const { value, etag } = await write(payloadOf(await withUpload(certificate)), start);
  if (start.localId !== null) dropLocal(start.localId);
  return { values: valuesOf(value), id: value.id, localId: null, etag };
}

/**
 * Stores a visitor's certificate on the device. Returns what the next change starts from; throws
 * `NoRoom` if the device cannot.
 */
export function saveOnDevice(certificate: Certificate, start: Start): Start {
  const { id, localId: before, etag } = start;
  const place = { localId: before, ...(id !== null && { origin: { id, etag } }) };
  const localId = keepLocal(certificate, place, new Date().toISOString());
  if (localId !== null) return { ...start, localId };
  throw new NoRoom('This device cannot keep it: its storage is full or switched off.');
}
