import type { APIRoute } from 'astro';
import { rssFeed } from '../lib/feeds.ts';
import { siteName } from '../lib/site-name.ts';

const newest = 30;

/** The newest posts as a feed. */
export const GET: APIRoute = async ({ locals: { api, siteUrl = '' } }) => {
  const [profile, { items }] = await Promise.all([api.profile(), api.posts({ pageSize: newest })]);
  const title = siteName(profile);
  const description = profile.headline || `Posts by ${title}`;
  return new Response(rssFeed({ title, description, siteUrl, posts: items }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
