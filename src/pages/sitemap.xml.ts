import type { APIRoute } from 'astro';
import { noSitemap, sitemap } from '../lib/sitemap.ts';

/** The index of the site map's parts. */
export const GET: APIRoute = async ({ locals: { api, siteUrl } }) => {
  if (!siteUrl) return new Response(noSitemap, { status: 404 });
  const { total } = await api.posts({ pageSize: 1 });
  return new Response(sitemap(siteUrl, total), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
