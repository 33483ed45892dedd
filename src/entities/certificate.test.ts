import * as v from 'valibot';
import { expect, it } from 'vitest';
import { certificateDefaults, storedCertificateSchema } from './certificate.ts';

it.each([{}, { title: '', type: '' }, { title: null, type: null }])(
  'a stored certificate with the title and type of %j gets the defaults',
  (given) => {
    const { title, type } = certificateDefaults;
    expect(v.parse(storedCertificateSchema, { issuer: 'A', ...given })).toMatchObject({
      title,
      type,
    });
  },
);
