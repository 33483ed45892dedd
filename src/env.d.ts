declare namespace App {
  interface Locals {
    /** How pages reach the API: in process when the server renders, over HTTP otherwise. */
    fetch?: typeof fetch;
    /** Takes the bytes of a finished page, for a renderer in the same process. */
    take?: (html: Buffer) => void;
    /** The site's public address without a trailing slash, for canonical links. */
    siteUrl?: string;
    /** Further hosts on which the owner switch always shows. */
    ownerHosts?: string[];
    /** Whether the page is for a static host: it leaves out what needs the server. */
    exported?: boolean;
    /** Everything a page may read; set by `src/middleware.ts`. */
    api: import('./api/reads.ts').Reads;
  }
}
