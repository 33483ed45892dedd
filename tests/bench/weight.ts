import { readPages } from '../budgets/read-pages.ts';
import { type PageWeight, weighPages } from '../budgets/weigh-pages.ts';
import type { Section } from './report.ts';
import type { Site } from './site.ts';

const kinds = {
  html: 'HTML',
  css: 'CSS',
  js: 'scripts',
  fonts: 'fonts',
  total: 'all of these',
} satisfies Partial<Record<keyof PageWeight, string>>;

const KB = 1000;
const text = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/**
 * What each page of the sample sends a visitor who touches nothing, with a column for each kind.
 */
export async function weight({ address }: Site): Promise<Section> {
  const weights = await weighPages(address, readPages);
  const columns = Object.entries(kinds).map(([kind, head]) => ({
    head,
    figures: weights.map(({ path, ...bytes }) => ({
      name: `\`${path}\``,
      text: text(bytes[kind as keyof typeof kinds]),
    })),
  }));
  const how = 'Bytes over the wire, brotli, nothing kept; held by `tests/budgets` in `npm test`.';
  return { title: 'Weight', how, columns };
}
