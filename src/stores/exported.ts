/** Whether this page is a file on a static host, without the server that `npm start` runs. */
export const isExported = (): boolean => 'exported' in document.documentElement.dataset;
