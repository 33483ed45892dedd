import type { Certificate } from '../../entities/certificate.ts';
import { monthText } from '../../lib/certificate-month.ts';
import type { ShownCertificate } from '../../lib/certificates.ts';
import { newId } from '../../lib/new-id.ts';
import { deviceStorage, readJson } from '../../stores/device-storage.ts';
import { storageKeys } from '../../stores/storage-keys.ts';

/** A certificate a visitor saved: it stays on the device (spec 3 §6). */
export type LocalCertificate = Certificate & { id: string };

const isOne = (value: unknown): value is LocalCertificate =>
  typeof (value as LocalCertificate | null)?.id === 'string' &&
  typeof (value as LocalCertificate).title === 'string';

/** The certificates kept on this device. */
export function localCertificates(): LocalCertificate[] {
  const list = readJson(storageKeys.localCertificates);
  return Array.isArray(list) ? list.filter(isOne) : [];
}

const keep = (list: readonly LocalCertificate[]): boolean =>
  deviceStorage.set(storageKeys.localCertificates, JSON.stringify(list));

/**
 * Stores a certificate on the device: updates the one with a known id, else adds it under a new id.
 * Returns false if the device cannot store it.
 */
export function keepLocal(certificate: Certificate, id: string | null, now: string): boolean {
  const list = localCertificates();
  const index = list.findIndex((one) => one.id === id);
  const before = list[index];
  if (before) {
    list[index] = { ...certificate, id: before.id, createdAt: before.createdAt, updatedAt: now };
    return keep(list);
  }
  return keep([...list, { ...certificate, id: `cert-${newId()}`, createdAt: now, updatedAt: now }]);
}

/** Removes one from the device; returns false if the device cannot. */
export const dropLocal = (id: string): boolean =>
  keep(localCertificates().filter((one) => one.id !== id));

/** A local certificate as the list shows it. */
export const shownLocal = (one: LocalCertificate): ShownCertificate => ({
  ...one,
  issuer: one.issuer ?? '',
  skills: one.skills ?? [],
  date: monthText(one.dateMonth),
  source: 'local',
});
