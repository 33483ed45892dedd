import { monthText } from '../../../lib/certificate-month.ts';
import type { Values } from './values.ts';

/** A summary of a certificate that someone else saved. */
export function CertificateSummary({ values }: { values: Values }) {
  const { title, description, issuer, type, dateMonth, credentialId, credentialUrl } = values;
  const facts = [issuer, type, monthText(dateMonth), credentialId, credentialUrl, ...values.skills];
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <p>{facts.filter(Boolean).join(', ')}</p>
      <p>{description}</p>
    </>
  );
}
