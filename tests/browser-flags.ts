/** How tests and benchmarks start Chromium: as any user, and asking for nothing of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
