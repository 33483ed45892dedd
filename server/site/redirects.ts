import { escapeUTF8 } from 'entities';
import { MOVED, type PageRecord, redirectTarget } from './page-record.ts';

/**
 * The page of an address that moved, for hosts that serve only files: it redirects browsers and
 * names the new address for search engines. This server answers with a 301.
 */
export function redirectPage(location: string): string {
  const to = escapeUTF8(location);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Moved</title>
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}">
    <meta name="robots" content="noindex">
  </head>
  <body><p>This has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}

/** The addresses that moved, one a line, in the form static hosts read (`_redirects`). */
export const redirectsText = (records: readonly PageRecord[]): string =>
  records
    .flatMap((record) => {
      const to = redirectTarget(record);
      return to === undefined ? [] : [`${record.path} ${to} ${MOVED}\n`];
    })
    .join('');
