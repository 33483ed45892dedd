import type { Profile } from '../entities/profile.ts';

/** The site's name: its owner's, or a general one while the owner has none. */
export const siteName = ({ fullName }: Pick<Profile, 'fullName'>): string =>
  fullName || 'Portfolio';
