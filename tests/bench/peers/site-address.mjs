/** Tells the pages the site's address, which the site's own server tells them otherwise. */
export const onRequest = ({ locals }, next) => {
  locals.siteUrl = process.env.SITE_URL;
  return next();
};
