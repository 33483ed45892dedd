import { describe, expect, it } from 'vitest';
import type { CertificateView } from '../entities/certificate.ts';
import type { GalleryItemView } from '../entities/gallery-item.ts';
import { arranged, certificateStats } from './certificate-list.ts';
import { shownCertificates, shownPictures } from './certificates.ts';

const certificate = (title: string, issuer: string, dateMonth: string | null = null) =>
  ({ id: `${title} ${issuer}`, title, issuer, type: 'Course', dateMonth }) as CertificateView;
const item = (title: string, ...tags: string[]) =>
  ({ id: title, title, tags, imageUrl: '/uploads/x.webp' }) as GalleryItemView;

describe('certificates shown', () => {
  const dressing = [item(' Portfolio Banner ', 'certificate'), item('profile photo', 'license')];

  it("hides gallery items titled 'portfolio banner' or 'profile photo'", () => {
    expect(shownCertificates([], dressing)).toEqual([]);
    expect(shownPictures(dressing)).toEqual([]);
  });

  it('de-duplicates by title plus issuer, the stored certificate first', () => {
    const shown = shownCertificates(
      [certificate('IFC', 'A'), certificate('ifc ', 'a'), certificate('IFC', 'B')],
      [item('IFC', 'Certificate'), item('IFC', 'certificates'), item('Driving licence')],
    );
    expect(shown.map(({ id }) => id)).toEqual(['Driving licence', 'IFC A', 'IFC B', 'IFC']);
  });

  it('tells which stored ones each of them is shown instead of', () => {
    const older = { ...certificate('ifc', 'a'), id: 'older', date: '06/2022' };
    const [first, ...others] = shownCertificates(
      [certificate('IFC', 'A', '2026-01'), older, certificate('IFC', 'B')],
      [],
    );
    expect(first?.hides).toEqual([{ id: 'older', source: 'certificates', date: '06/2022' }]);
    expect(others.map(({ hides }) => hides)).toEqual([[]]);
  });

  it('stand in the order in which the list sorts them first, also those from the gallery', () => {
    const shown = shownCertificates(
      [
        certificate('New', 'A', '2026-01'),
        certificate('Old', 'A', '2020-01'),
        certificate('Z', 'A'),
      ],
      [item('Y', 'certificate'), item('X', 'certificate')],
    );
    const listed = shown.map(({ dateMonth, ...one }) => ({
      ...one,
      month: dateMonth ?? '',
      words: '',
    }));
    const query = { search: '', issuer: '', type: '', sort: 'newest' } as const;
    const titles = shown.map(({ title }) => title);
    expect(titles).toEqual(['New', 'Old', 'X', 'Y', 'Z']);
    expect(arranged(listed, query).map(({ title }) => title)).toEqual(titles);
  });

  it("gives certificates from the gallery the type 'Certificate'", () => {
    expect(shownCertificates([], [item('', 'certificate')])).toMatchObject([
      { title: 'Certificate', type: 'Certificate', skills: ['certificate'] },
    ]);
  });

  it('leaves other gallery items as pictures', () => {
    const gallery = [item('One beam', 'Section'), item('Surveyor', 'Licenses')];
    expect(shownPictures(gallery).map(({ title }) => title)).toEqual(['One beam']);
    expect(shownCertificates([], gallery).map(({ title }) => title)).toEqual(['Surveyor']);
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
