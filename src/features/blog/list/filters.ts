import { $bookmarks } from '../../../stores/reading/bookmarks.ts';
import { $recentReads } from '../../../stores/reading/recent-reads.ts';
import type { EmptyState } from './list-texts.ts';

/** Filters: search text, bookmarks-only, recent-only (spec 2 §4). */
export type Filters = { q: string; bookmarks: boolean; recent: boolean };

export const noFilters: Filters = { q: '', bookmarks: false, recent: false };

/** Whether any filter is set. */
export const isFiltered = ({ q, bookmarks, recent }: Filters): boolean =>
  q !== '' || bookmarks || recent;

/** The ids that pass the filters; null if all do. */
export function idsLeft({ bookmarks, recent }: Filters): readonly string[] | null {
  const [kept, opened] = [$bookmarks.get(), $recentReads.get()];
  if (bookmarks && recent) return kept.filter((id) => opened.includes(id));
  if (bookmarks) return kept;
  return recent ? opened : null;
}

/** What to show if no story passes the filters, or if the page has none of all stories. */
export function emptyState({ q, bookmarks, recent }: Filters, total: number): EmptyState {
  if (q) return bookmarks || recent ? 'foundAmong' : 'found';
  if (bookmarks && recent) return 'both';
  if (bookmarks) return 'bookmarks';
  if (recent) return 'recent';
  return total > 0 ? 'beyond' : 'none';
}
