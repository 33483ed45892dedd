import type { ShownCertificate } from './certificates.ts';

type Row = {
  title: string;
  issuer: string;
  type: string;
  date: string;
  credentialId: string;
  credentialUrl: string;
};

const header = ['Title', 'Issuer', 'Type', 'Date', 'Credential ID', 'URL'];

const rowOf = (certificate: ShownCertificate): Row => {
  const { title, issuer, type, date, credentialId, credentialUrl } = certificate;
  return {
    title,
    issuer,
    type,
    date,
    credentialId: credentialId ?? '',
    credentialUrl: credentialUrl ?? '',
  };
};

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** `certificates.json`: pretty-printed (spec 3 §3). */
export const certificatesJson = (list: readonly ShownCertificate[]): string =>
  JSON.stringify(list.map(rowOf), null, 2);

/** `certificates.csv`: every value quoted, inner quotes doubled (spec 3 §3). */
export const certificatesCsv = (list: readonly ShownCertificate[]): string =>
  [header.join(','), ...list.map((one) => Object.values(rowOf(one)).map(quoted).join(','))].join(
    '\n',
  );
