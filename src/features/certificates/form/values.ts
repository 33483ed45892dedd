import * as v from 'valibot';
import {
  type Certificate,
  certificateSchema,
  type ResolvedLink,
} from '../../../entities/certificate.ts';
import { messagesByField } from '../../../entities/entity.ts';
import type { FieldErrors } from '../../../ui/use-field-errors.ts';

/** A certificate in the form. */
export type Values = Pick<
  Certificate,
  'title' | 'issuer' | 'type' | 'dateMonth' | 'description' | 'skills' | 'imageUrl'
> & { credentialId: string; credentialUrl: string };

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

/** The form's values of a stored certificate. */
export const valuesOf = (stored: Certificate): Values => ({
  title: stored.title,
  issuer: stored.issuer,
  type: stored.type,
  dateMonth: stored.dateMonth,
  credentialId: stored.credentialId ?? '',
  credentialUrl: stored.credentialUrl ?? '',
  description: stored.description,
  skills: stored.skills ?? [],
  imageUrl: stored.imageUrl,
});

/** What is wrong with the values, by field (spec 3 §5). */
export function errorsOf(values: Values): FieldErrors {
  const { success, issues } = v.safeParse(certificateSchema, values);
  return success ? {} : messagesByField(issues);
}

/** The certificate of values without errors: trimmed, and without repetitions. */
export const certificateOf = (values: Values): Certificate => v.parse(certificateSchema, values);

/** The payload: an empty credential becomes null, and the sort order is 0 (spec 3 §7). */
export function payloadOf(certificate: Certificate) {
  const { createdAt: _created, updatedAt: _updated, ...fields } = certificate;
  return { ...fields, sortOrder: 0 };
}

/** Fills empty values with what a page says about itself. */
export const filled = (values: Values, page: ResolvedLink): Values => ({
  ...values,
  title: values.title || page.title,
  issuer: values.issuer || page.issuer,
  description: values.description || page.description,
  imageUrl: values.imageUrl ?? page.image,
});
