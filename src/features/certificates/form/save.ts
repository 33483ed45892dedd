import type { Certificate, CertificateView } from '../../../entities/certificate.ts';
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

/** The id of the edited certificate if it is on the server, else null. */
export const storedId = ({ id, isLocal }: Start): string | null => (isLocal ? null : id);

/**
 * Stores the owner's certificate on the server and removes a local one from the device. Returns
 * what the next change starts from.
 */
export async function saveOnServer(certificate: Certificate, start: Start): Promise<Start> {
  const payload = payloadOf(await withUpload(certificate));
  const stored = storedId(start);
  const { value, etag } = await (stored === null
    ? ownerApi.create<CertificateView>('certificates', payload, creation)
    : ownerApi.update<CertificateView>(storedPath(stored), payload, start.etag));
  if (stored === null && start.id !== null) dropLocal(start.id);
  return { values: valuesOf(value), id: value.id, isLocal: false, etag };
}

/** Stores a visitor's certificate on the device. Throws if the device cannot. */
export function saveOnDevice(certificate: Certificate, start: Start): void {
  if (keepLocal(certificate, start.id, new Date().toISOString())) return;
  throw new Error('This device cannot keep it: its storage is full or switched off.');
}
