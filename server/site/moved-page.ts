import { escapeUTF8 } from 'entities';
import { movedTo, type PageRecord } from './page-record.ts';

/**
 * The page of an address that moved, for hosts that serve files alone: it leads on by itself, and
 * tells search engines where. A server answers 301 before anyone sees it.
 */
export function movedPage(location: string): string {
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
      const to = movedTo(record);
      return to === undefined ? [] : [`${record.path} ${to} 301\n`];
    })
    .join('');
