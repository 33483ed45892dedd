import { merged } from '../../../lib/blog/story-order.ts';
import type { StoriesList } from './stories-list.ts';
import type { OwnStory } from './story-cards.ts';

/** Stories that visitors do not get: of this device, and unpublished ones of the server. */
type Own = { device: readonly OwnStory[]; unpublished: readonly OwnStory[] };

const own: Own = { device: [], unpublished: [] };

/** Lists these own stories beside the published ones; the device's replace the server's. */
export function listOwn(list: StoriesList, part: Partial<Own>): void {
  Object.assign(own, part);
  list.own = merged(own.unpublished, own.device);
}

/** Lists an unpublished story no more. */
export const unlist = (list: StoriesList, gone: string): void =>
  listOwn(list, { unpublished: own.unpublished.filter(({ id }) => id !== gone) });
