/**
 * The ids of a story's page but for its headings, some of which only a tool's panel brings. A
 * heading may have none of them, or links to it would lead elsewhere.
 */
export const pageIds: readonly string[] = [
  'confirm-name',
  'confirm-question',
  'content',
  'menu',
  'profile-error',
  'profile-name',
  'reading-contents',
  'reading-font',
  'reading-keys',
  'reading-margins',
  'reading-preferences',
  'reading-profiles',
  'reading-share',
  'reading-tab-comfort',
  'reading-tab-comfort-page',
  'reading-tab-focus',
  'reading-tab-focus-page',
  'reading-tab-themes',
  'reading-tab-themes-page',
  'reading-tab-typography',
  'reading-tab-typography-page',
  'related',
];
