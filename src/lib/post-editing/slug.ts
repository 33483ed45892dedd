import { toSlug } from '../../entities/slug.ts';

/** A slug while it is being typed: it may still end in a hyphen. */
export const typedSlug = (text: string): string => {
  const slug = toSlug(text);
  return slug !== '' && /[^\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
};

/** Whether a slug still matches its title and so follows it (spec 2 §4). */
export const followsTitle = ({ title, slug }: { title: string; slug: string }): boolean =>
  slug === '' || slug === toSlug(title);

type Named = { title: string; slug: string };

/** A post with a new title; its slug follows unless the writer has set one. */
export const withTitle = <T extends Named>(draft: T, title: string, follows: boolean): T => ({
  ...draft,
  title,
  slug: follows ? toSlug(title) : draft.slug,
});
