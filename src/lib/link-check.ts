import type { LinkCheck } from '../entities/certificate.ts';

/** Describes the result of a link check (spec 3 §7). */
export const linkCheckText = ({ ok, status, finalUrl }: LinkCheck): string =>
  ok ? `OK ${status} • final: ${finalUrl}` : `Unreachable (status ${status})`;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id is a UUID with version digit 1-5 (spec 3 §5). */
export const isCertificateId = (id: string): boolean => UUID.test(id);
