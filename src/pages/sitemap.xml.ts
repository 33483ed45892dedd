import type { APIRoute } from 'astro';
import { sitemap } from '../lib/feeds.ts';

export const GET: APIRoute = async ({ locals: { api, siteUrl = '' } }) =>
  new Response(sitemap(siteUrl, await api.postIndex()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
