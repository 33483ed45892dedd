/** What a reader of the tables must know, one point per line. */
export const notes: string[] = [
  'Saves are made one after another, each begun when no page waited any more. Every fourth save of a post changes its title too, and with it every list.',
  'Times are taken by a client of the same machine that talks HTTP to the server, so they hold the whole way: request, durable write, rendering, compression, answer.',
  '“Every page follows” ends when no page waits to be checked. Until then no visitor gets an old page: one that may be out of date is checked when it is asked for.',
  'The server’s first rendering does not hold the compilation of the pages (`npm run build` does that once, whatever the content); `astro build` compiles at every build.',
  'After one changed post both generators do the same full build again, but for Astro’s experimental incremental build, which is given the most it can keep: the pages of all other posts, even where their related posts changed. It is left out past 1,000 posts.',
  'Astro reads the posts, already converted to HTML, from the running server’s API over HTTP. Hugo converts the Markdown itself, with navigation, table of contents, highlighted code, related posts, lists, feed and map of the site like ours, in plainer templates and without the site’s other screens. It is stopped after 90 seconds; what is compared with it then holds at least.',
  'nginx sends files of the page’s very bytes with the very headers of this server, the compressed one prepared. Bare `node:http` writes one prepared answer: no server on Node that speaks HTTP through it can be quicker. `astro preview` sends the plain page from a folder as `astro build` leaves it, and compresses nothing; `@astrojs/node` is not measured, as it would be a dependency that nothing else needs.',
  'While saves land, on a machine of two cores the load, the server and whoever saves want three: what nginx loses beside the same saves, which change nothing of its file, is the machine’s share.',
  'On a machine of two cores the load takes one of them. The processor time a request costs hardly depends on what else runs; requests a second do.',
  'The machine may have had other work, which its load tells: compare columns and lines of one run, not runs.',
];
