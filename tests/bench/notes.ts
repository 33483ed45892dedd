/** What a reader of the table must know, one point a line. */
export const notes = (rounds: number): string[] => [
  `Two figures in a cell are p50 / p95 of ${rounds} saves made one after another, each begun when no page waited any more. Every fourth save of a post changes its title too, and with it every list.`,
  'Times are taken by a client of the same machine that talks HTTP to the server, so they hold the whole way: request, durable write, rendering, compression, answer.',
  '“Every page follows” ends when no page waits to be checked. Until then no visitor gets an old page: one that may be out of date is checked when it is asked for.',
  'The server’s first rendering does not hold the compilation of the pages (`npm run build` does that once, whatever the content); `astro build` compiles at every build.',
  'After one changed post both generators do the same full build again, but for Astro’s experimental incremental build, which is given the most it can keep: the pages of all other posts, even where their related posts changed.',
  'Astro reads the posts, already converted to HTML, from the running server’s API over HTTP. Hugo converts the Markdown itself, with plainer templates and without the site’s other screens.',
  'The aim: from the acknowledged save to the changed page a p95 under 50 ms, the same from 100 to 10,000 posts.',
  'The machine may have had other work, which its load tells: compare columns and lines of one run, not runs. Processor time hardly depends on it; that of one save holds the checking of every page the save can concern.',
];
