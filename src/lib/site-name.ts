import type { Profile } from '../entities/profile.ts';

/** The site is named after its owner; while that one has no name it is a portfolio. */
export const siteName = ({ fullName }: Pick<Profile, 'fullName'>): string =>
  fullName || 'Portfolio';
