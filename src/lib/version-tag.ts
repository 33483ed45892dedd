/**
 * The entity tag of an answer that is known by what is stored: that version, and the build that made
 * the answer of it. An update of the server may answer differently from the same content.
 */
export const versionTag = (version: string, build: string): string => `"${version}.${build}"`;

const BUILD = /\.[^."]*"/g;

/**
 * A header of entity tags, each without its build: what a change is based on is the stored version,
 * whichever build showed it.
 */
export const versionsIn = (tags: string): string => tags.replace(BUILD, '"');
