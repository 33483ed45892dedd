import { describe, expect, it } from 'vitest';
import type { CertificateView } from '../entities/certificate.ts';
import type { GalleryItemView } from '../entities/gallery-item.ts';
import { certificateStats, shownCertificates } from './certificates.ts';

const certificate = (title: string, issuer: string, dateMonth: string | null = null) =>
  ({ id: `${title} ${issuer}`, title, issuer, type: 'Course', dateMonth }) as CertificateView;
const item = (title: string) => ({ id: title, title, tags: ['BIM'] }) as GalleryItemView;

describe('certificates shown', () => {
  it("hides gallery items titled 'portfolio banner' or 'profile photo'", () => {
    const shown = shownCertificates([], [item('Portfolio Banner'), item('profile photo')]);
    expect(shown).toEqual([]);
  });

  it('de-duplicates by title plus issuer, the stored certificate first', () => {
    const shown = shownCertificates(
      [certificate('IFC', 'A'), certificate('ifc ', 'a'), certificate('IFC', 'B')],
      [item('IFC'), item('Workshop')],
    );
    expect(shown.map(({ id }) => id)).toEqual(['IFC A', 'IFC B', 'IFC', 'Workshop']);
  });

  it("gives what comes from the gallery the type 'Certificate'", () => {
    expect(shownCertificates([], [item('')])).toMatchObject([
      { title: 'Certificate', type: 'Certificate', skills: ['BIM'] },
    ]);
  });

  it('counts Total Certificates, Platforms, This Year and Categories', () => {
    const list = shownCertificates(
      [
        certificate('One', 'A', '2026-01'),
        certificate('Two', 'a', '2025-12'),
        certificate('Three', 'B'),
      ],
      [],
    );
    expect(certificateStats(list, '2026-11')).toEqual({
      total: 3,
      platforms: 2,
      thisYear: 1,
      categories: 1,
    });
  });
});
