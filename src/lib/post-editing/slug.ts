import { toSlug } from '../../entities/post.ts';

/** A slug while it is being typed: as it will be, but for a hyphen at its end. */
export const typedSlug = (text: string): string => {
  const slug = toSlug(text);
  return slug !== '' && /[^\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
};

/** Whether a slug still is what its title makes it, so that it follows the title (spec 2 §4). */
export const followsTitle = ({ title, slug }: { title: string; slug: string }): boolean =>
  slug === '' || slug === toSlug(title);

type Named = { title: string; slug: string };

/** A post with another title; its slug follows unless the writer has set it. */
export const withTitle = <T extends Named>(draft: T, title: string, follows: boolean): T => ({
  ...draft,
  title,
  slug: follows ? toSlug(title) : draft.slug,
});

/** The free slug that a refused save suggests; null for a refusal of another kind. */
export const suggestedSlug = (message: string): string | null =>
  /Try “([a-z0-9-]+)”/.exec(message)?.[1] ?? null;
