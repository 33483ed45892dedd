import { describe, expect, it } from 'vitest';
import { certificatesCsv, certificatesJson } from './certificate-export.ts';
import type { ShownCertificate } from './certificates.ts';

const certificate = {
  id: 'a',
  title: 'The "long" one, in\nlines',
  issuer: 'Émile 東京',
  type: 'Exam',
  date: '04/2026',
  dateMonth: '2026-04',
  credentialId: '007',
  credentialUrl: null,
} as ShownCertificate;

describe('the export of certificates', () => {
  it('is JSON of title, issuer, type, date, credentialId, credentialUrl, pretty-printed', () => {
    expect(certificatesJson([certificate])).toBe(`[
  {
    "title": "The \\"long\\" one, in\\nlines",
    "issuer": "Émile 東京",
    "type": "Exam",
    "date": "04/2026",
    "credentialId": "007",
    "credentialUrl": ""
  }
]`);
  });

  it('is CSV with a header, every value quoted and inner quotes doubled', () => {
    expect(certificatesCsv([certificate])).toBe(
      'Title,Issuer,Type,Date,Credential ID,URL\n' +
        '"The ""long"" one, in\nlines","Émile 東京","Exam","04/2026","007",""',
    );
  });

  it('is only the header, or an empty list, when there are none', () => {
    expect(certificatesCsv([])).toBe('Title,Issuer,Type,Date,Credential ID,URL');
    expect(certificatesJson([])).toBe('[]');
  });
});
