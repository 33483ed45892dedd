import type { Post } from '../../../entities/post.ts';
import { postDefaults } from '../../../entities/post-defaults.ts';

const fallbackOf = (family: string) => {
  if (/mono|code/i.test(family)) return 'var(--font-mono)';
  return /sans|system|inter/i.test(family) ? 'var(--font-ui)' : 'var(--font-text)';
};

function fontOf(family: string): string {
  const name = family.replace(/[^\p{L}\p{N} -]/gu, '').trim();
  return `'${name}', ${fallbackOf(family)}`;
}

/**
 * The style attribute for a post's own theme; undefined if the post keeps the defaults, which mean
 * the site's own fonts and sizes.
 */
export function postStyle({ fontFamily, basePx, headingScale }: Post['theme']): string | undefined {
  const { theme } = postDefaults;
  const styles = [
    fontFamily !== theme.fontFamily && `--post-font: ${fontOf(fontFamily)}`,
    basePx !== theme.basePx && `--post-scale: ${basePx / theme.basePx}`,
    headingScale !== theme.headingScale && `--heading-scale: ${headingScale / theme.headingScale}`,
  ].filter(Boolean);
  return styles.length > 0 ? styles.join('; ') : undefined;
}
