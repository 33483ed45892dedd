/*
 * The programs that the server starts. They are beside this file, both among the sources and in the
 * folder that the server is built into.
 */
export const edgeThread = new URL('./edge-thread.mjs', import.meta.url);
export const highlighterThread = new URL('./highlighter-thread.mjs', import.meta.url);
export const renderProcess = new URL('./render-process.mjs', import.meta.url);
