import type { PostBrief } from '../entities/post-brief.ts';
import { postMoment } from '../entities/post-moment.ts';
import { cardLimits } from './card-limits.ts';
import { dayLabel } from './dates.ts';
import { excerptOf } from './excerpt.ts';
import { postPath } from './routes.ts';

/** The day a post was published, else the day it was created. */
export const postDay = (post: Pick<PostBrief, 'publishedAt' | 'createdAt'>): string =>
  dayLabel(postMoment(post));

/** A post as lists show it; `sections` are word counts per heading, for its drawing. */
export const postCard = (post: PostBrief) => ({
  id: post.id,
  slug: post.slug,
  href: postPath(post.slug),
  title: post.title,
  color: post.color,
  day: postDay(post),
  moment: postMoment(post) ?? '',
  minutes: post.minutes,
  tags: post.tags,
  preview: post.preview,
  excerpt: excerptOf(post.excerpt, cardLimits.excerpt),
  sections: post.sections.map(({ words }) => words),
});

export type PostCard = ReturnType<typeof postCard>;
