import { type CertificateView, certificateDefaults } from '../entities/certificate.ts';
import { byEarning } from '../entities/certificate-order.ts';
import { type GalleryItemView, isShown } from '../entities/gallery-item.ts';

/** A certificate as the list shows it, wherever it was stored (spec 3 §3). */
export type ShownCertificate = Pick<
  CertificateView,
  'id' | 'title' | 'issuer' | 'type' | 'date' | 'dateMonth' | 'description' | 'skills'
> & {
  imageUrl: string | null;
  credentialId: string | null;
  credentialUrl: string | null;
  /** Where it is stored: as a certificate, as a gallery picture, or only on this device. */
  source: 'certificates' | 'gallery' | 'local';
  /** Those stored that it is shown instead of. */
  hides?: HiddenCertificate[];
};

/** A stored certificate that is not shown, because another has its title and issuer (spec 3 §3). */
export type HiddenCertificate = Pick<ShownCertificate, 'id' | 'source' | 'date'>;

/** Whether a gallery item is a certificate kept as a picture, rather than just a picture. */
export const isCertificatePicture = ({ title, tags }: GalleryItemView) =>
  [title, ...tags].some((words) => /\b(certificat|licen[cs]e)/i.test(words));

const ofGallery = (item: GalleryItemView): ShownCertificate => {
  const { id, title, description, imageUrl, tags } = item;
  return {
    ...plain,
    source: 'gallery',
    id,
    description,
    skills: tags,
    imageUrl,
    title: title || certificateDefaults.title,
  };
};

const plain = {
  issuer: '',
  type: certificateDefaults.type,
  date: '',
  dateMonth: null,
  credentialId: null,
  credentialUrl: null,
} as const;

type Named = Pick<ShownCertificate, 'title' | 'issuer'>;

const identity = ({ title, issuer }: Named) =>
  JSON.stringify([title, issuer].map((text) => text.trim().toLowerCase()));

/** Whether two certificates are shown as one: they have the same title and issuer (spec 3 §3). */
export const isSameCertificate = (a: Named, b: Named): boolean => identity(a) === identity(b);

const groupsOf = <T extends Named>(list: readonly T[]): T[][] => [
  ...Map.groupBy(list, identity).values(),
];

/** The first certificate of each title and issuer (spec 3 §3). */
export const distinctCertificates = <T extends Named>(list: readonly T[]): T[] =>
  groupsOf(list).flatMap((group) => group.slice(0, 1));

const hidden = ({ id, source, date }: ShownCertificate): HiddenCertificate => ({
  id,
  source,
  date,
});

const insteadOf = ([first, ...others]: ShownCertificate[]): ShownCertificate[] =>
  first ? [{ ...first, hides: others.map(hidden) }] : [];

/** The gallery's pictures, without certificates and without those that decorate the site itself. */
export const shownPictures = (gallery: readonly GalleryItemView[]): GalleryItemView[] =>
  gallery.filter((item) => item.imageUrl && isShown(item.title) && !isCertificatePicture(item));

/**
 * The certificates to show, those stored as such and those kept in the gallery, in the list's first
 * order: each title of an issuer once, without the pictures that decorate the site.
 */
export function shownCertificates(
  certificates: readonly CertificateView[],
  gallery: readonly GalleryItemView[],
): ShownCertificate[] {
  const kept = gallery.filter((item) => isShown(item.title) && isCertificatePicture(item));
  const stored = certificates.map((one) => ({ ...one, source: 'certificates' }) as const);
  return groupsOf([...stored, ...kept.map(ofGallery)])
    .flatMap(insteadOf)
    .sort(byEarning);
}
