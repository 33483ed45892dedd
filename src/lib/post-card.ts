import type { PostBrief } from '../entities/post-brief.ts';
import { cardLimits } from './card-limits.ts';
import { dayLabel } from './dates.ts';
import { excerptOf } from './excerpt.ts';
import { postPath } from './routes.ts';

/** The day a post came out, else the day it was written. */
export const postDay = (post: Pick<PostBrief, 'publishedAt' | 'createdAt'>): string =>
  dayLabel(post.publishedAt ?? post.createdAt);

/** A post as lists show it: `sections` are words per heading, for its drawing. */
export const postCard = (post: PostBrief) => ({
  id: post.id,
  slug: post.slug,
  href: postPath(post.slug),
  title: post.title,
  color: post.color,
  day: postDay(post),
  moment: post.publishedAt ?? post.createdAt ?? '',
  minutes: post.minutes,
  tags: post.tags,
  preview: post.preview,
  excerpt: excerptOf(post.excerpt, cardLimits.excerpt),
  sections: post.sections.map(({ words }) => words),
});

export type PostCard = ReturnType<typeof postCard>;
