import type { APIRoute } from 'astro';
import { sitemapPart } from '../../lib/sitemap.ts';

export const GET: APIRoute = async ({ params, locals: { api, siteUrl = '' } }) => {
  const part = /^[1-9]\d{0,5}$/.test(params.part ?? '') ? Number(params.part) : 0;
  const posts = part > 0 ? await api.postIndex(part) : [];
  const isThere = part === 1 || posts.length > 0;
  return new Response(sitemapPart(siteUrl, part, posts), {
    status: isThere ? 200 : 404,
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
