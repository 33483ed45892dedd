import type { Creation } from '../../../../api/creations.ts';
import {
  type HighlightView,
  highlightMessages,
  isLocalHighlight,
} from '../../../../entities/highlight.ts';
import { type HighlightFields, payloadOf } from '../../../../lib/highlights.ts';
import { creationInTab } from '../../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';

const pathOf = (id: string) => `highlights/${encodeURIComponent(id)}`;

/** The new highlights of this tab by their ids here, however often they have to be sent. */
const creations = new Map<string, Creation>();

function creationOf(id: string): Creation {
  const known = creations.get(id);
  const creation = known ?? creationInTab(`highlights:${id}`);
  creations.set(id, creation);
  return creation;
}

/** A highlight as stored now, with its version. */
export const readHighlight = (id: string) => ownerApi.read<HighlightView>(pathOf(id));

/**
 * Saves a form: one that is only on this device is created, any other changed (spec 1 §7).
 *
 * @param etag the version the form was made from
 * @throws 'Missing highlight id'
 */
export function saveHighlight(id: string, fields: HighlightFields, etag: string | null) {
  if (!id) throw new Error(highlightMessages.missingId);
  const payload = payloadOf(fields);
  return isLocalHighlight(id)
    ? ownerApi.create<HighlightView>('highlights', payload, creationOf(id))
    : ownerApi.update<HighlightView>(pathOf(id), payload, etag);
}
