import type { APIRoute } from 'astro';
import { pageNumber } from '../../lib/routes.ts';
import { noSitemap, sitemapPart } from '../../lib/sitemap.ts';

/** One part of the site map: the addresses of its posts. */
export const GET: APIRoute = async ({ params, locals: { api, siteUrl } }) => {
  if (!siteUrl) return new Response(noSitemap, { status: 404 });
  const part = pageNumber(params.part);
  const posts = part > 0 ? await api.postIndex(part) : [];
  const isThere = part === 1 || posts.length > 0;
  return new Response(sitemapPart(siteUrl, part, posts), {
    status: isThere ? 200 : 404,
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
