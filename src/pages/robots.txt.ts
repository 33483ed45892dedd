import type { APIRoute } from 'astro';
import { robotsText } from '../lib/sitemap.ts';

/** Tells search engines that they may read everything, and where the sitemap is. */
export const GET: APIRoute = ({ locals: { siteUrl } }) =>
  new Response(robotsText(siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
