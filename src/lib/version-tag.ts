/**
 * The entity tag of an answer that is known by what is stored: that version, after a dot what else
 * was shown with it, and the build that made the answer of it. An update of the server may answer
 * differently from the same content.
 */
export const versionTag = (version: string, build: string): string => `"${version}.${build}"`;

const BESIDES = /\.[^"]*"/g;

/**
 * A header of entity tags, each with its version alone: that is what a change is based on, whatever
 * else was shown with it, and whichever build showed it.
 */
export const versionsIn = (tags: string): string => tags.replace(BESIDES, '"');
