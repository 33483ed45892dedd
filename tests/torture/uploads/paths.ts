/** Ways to say "outside of the folder". */
const steps = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '..%00',
  '.%2e',
  '%c0%ae%c0%ae',
  '..;',
  '....',
  '\\..',
];
const separators = ['/', '%2f', '%5c', '\\', '%252f', '//'];
const targets = [
  'secret.txt',
  'site/.publisher/summaries.tsv',
  'content/messages/one.json',
  'profile.json',
  '.secrets/owner.json',
  'etc/passwd',
];
const roots = ['/uploads/', '/', '/_astro/', '/api/posts/', '/blog/', '/api/certificates/'];

/** Every way, from every place that serves files, to every forbidden file. */
export function traversals(): string[] {
  const ways = steps.flatMap((step) =>
    separators.flatMap((separator) =>
      [1, 2, 6].map((depth) => `${step}${separator}`.repeat(depth)),
    ),
  );
  return roots.flatMap((start) =>
    ways.flatMap((way) => targets.map((target) => start + way + target)),
  );
}

/** Ids that a sender may give an entry. */
export const ids = [
  '..',
  '.',
  '../x',
  '../messages/one',
  '../../package',
  '..\\x',
  'a/b',
  '%2e%2e%2fx',
  'a\0b',
  'CON',
  'nul',
  'com1',
  '',
  ' ',
  '.hidden',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'É',
  '-x',
  'x.json',
  'x/../../y',
  '~',
  '$HOME',
  'new',
  'edit',
  'delete',
];
