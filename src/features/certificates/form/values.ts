import * as v from 'valibot';
import {
  type Certificate,
  certificateSchema,
  type ResolvedLink,
} from '../../../entities/certificate.ts';
import { messagesByField } from '../../../entities/entity.ts';

/** A certificate as it is being filled in. */
export type Values = Pick<
  Certificate,
  'title' | 'issuer' | 'type' | 'dateMonth' | 'credentialId' | 'description' | 'skills' | 'imageUrl'
> & { credentialUrl: string };

export const emptyValues: Values = {
  title: '',
  issuer: '',
  type: '',
  dateMonth: null,
  credentialId: '',
  credentialUrl: '',
  description: '',
  skills: [],
  imageUrl: null,
};

/** The fields of a stored certificate as the form has them. */
export const valuesOf = (stored: Certificate): Values => ({
  title: stored.title,
  issuer: stored.issuer,
  type: stored.type,
  dateMonth: stored.dateMonth,
  credentialId: stored.credentialId,
  credentialUrl: stored.credentialUrl ?? '',
  description: stored.description,
  skills: stored.skills ?? [],
  imageUrl: stored.imageUrl,
});

export type Errors = Record<string, string>;

/** The certificate, trimmed and without repetitions; or what is wrong, in the order of spec 3 §5. */
export function checked(values: Values): { certificate: Certificate } | { errors: Errors } {
  const result = v.safeParse(certificateSchema, values);
  if (result.success) return { certificate: result.output };
  return { errors: messagesByField(result.issues) };
}

/** What is sent: an empty credential is null, and the order of the list is the server's. */
export function payloadOf(certificate: Certificate) {
  const { createdAt: _created, updatedAt: _updated, ...fields } = certificate;
  return { ...fields, sortOrder: 0, credentialId: certificate.credentialId || null };
}

/** The values with what a page says of itself where they are empty. */
export const filled = (values: Values, page: ResolvedLink): Values => ({
  ...values,
  title: values.title || page.title,
  issuer: values.issuer || page.issuer,
  description: values.description || page.description,
  imageUrl: values.imageUrl ?? page.image,
});
