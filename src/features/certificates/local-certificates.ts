import { type Certificate, certificateDefaults } from '../../entities/certificate.ts';
import { monthText, typedMonth } from '../../lib/certificate-month.ts';
import type { ShownCertificate } from '../../lib/certificates.ts';
import { fieldsLike } from '../../lib/fields-like.ts';
import { newId } from '../../lib/new-id.ts';
import { deviceStorage, readJson } from '../../stores/device-storage.ts';
import { storageKeys } from '../../stores/storage-keys.ts';

/** The certificate of the server that a local one is a change of, as it was then. */
export type Origin = { id: string; etag: string | null };

/** A certificate a visitor saved: it stays on the device (spec 3 §6). */
export type LocalCertificate = Certificate & {
  id: string;
  /** Absent if it is new, or was kept before origins were. */
  origin?: Origin;
};

const isOne = (value: unknown): value is LocalCertificate =>
  typeof (value as LocalCertificate | null)?.id === 'string' &&
  typeof (value as LocalCertificate).title === 'string';

const hasId = (value: unknown, id: string) => isOne(value) && value.id === id;

const blank: LocalCertificate = {
  id: '',
  title: '',
  issuer: '',
  type: certificateDefaults.type,
  dateMonth: null,
  description: '',
  imageUrl: null,
  skills: [],
  sortOrder: 0,
  credentialId: null,
  credentialUrl: null,
  createdAt: null,
  updatedAt: null,
};

/** One as it can be shown and changed: without what is not of the kind it should be. */
function readable(one: LocalCertificate): LocalCertificate {
  const { dateMonth, ...rest } = { ...blank, ...fieldsLike(blank, one) };
  const isOrigin = typeof one.origin?.id === 'string';
  return {
    ...{ ...rest, dateMonth: typedMonth(monthText(dateMonth)) },
    ...(isOrigin && { origin: one.origin }),
  };
}

/** All that is kept on this device, as it is there, so that a write leaves the others as they are. */
function stored(): unknown[] {
  const list = readJson(storageKeys.localCertificates);
  return Array.isArray(list) ? list : [];
}

/** The certificates kept on this device. */
export const localCertificates = (): LocalCertificate[] => stored().filter(isOne).map(readable);

const keep = (list: readonly unknown[]): boolean =>
  deviceStorage.set(storageKeys.localCertificates, JSON.stringify(list));

/** The certificate with this id on the device, else the change kept there of the server's. */
export function localOf(id: string): LocalCertificate | undefined {
  const list = localCertificates();
  return list.find((one) => one.id === id) ?? list.find(({ origin }) => origin?.id === id);
}

/** Where a certificate is kept: its id on the device, null if it is not there yet. */
export type Place = { localId: string | null; origin?: Origin };

/**
 * Stores a certificate on the device, over the one in its place or an earlier change of the same
 * origin, else under a new id. Returns that id; null if the device cannot store it.
 */
export function keepLocal(certificate: Certificate, place: Place, now: string): string | null {
  const { localId, origin } = place;
  const before = localOf(localId ?? origin?.id ?? '');
  const { id, createdAt } = before ?? { id: `cert-${newId()}`, createdAt: now };
  const kept = { ...certificate, id, createdAt, updatedAt: now, ...(origin && { origin }) };
  const list = stored();
  const next = before ? list.map((one) => (hasId(one, id) ? kept : one)) : [...list, kept];
  return keep(next) ? id : null;
}

/** Removes one from the device; returns false if the device cannot. */
export const dropLocal = (id: string): boolean => keep(stored().filter((one) => !hasId(one, id)));

/** A local certificate as the list shows it. */
export const shownLocal = (one: LocalCertificate): ShownCertificate => ({
  ...one,
  date: monthText(one.dateMonth),
  source: 'local',
});
