import type { Creation } from '../../../../api/creations.ts';
import {
  type HighlightView,
  highlightMessages,
  isLocalHighlight,
} from '../../../../entities/highlight.ts';
import { type HighlightFields, payloadOf } from '../../../../lib/highlights.ts';
import { sentTo } from '../../../../owner/changes-in-tab.ts';
import { creationInTab } from '../../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';

const pathOf = (id: string) => `highlights/${encodeURIComponent(id)}`;

/** Identifies this tab's new highlights by their local ids, across attempts to send them. */
const creations = new Map<string, Creation>();

function creationOf(id: string): Creation {
  const known = creations.get(id);
  const creation = known ?? creationInTab(`highlights:${id}`);
  creations.set(id, creation);
  return creation;
}

/** Tells a new highlight from one that had this local id before, and may be stored nevertheless. */
export function beginCreation(id: string): void {
  creations.delete(id);
}

/** Reads a highlight as it is stored now, with its version. */
export const readHighlight = (id: string) => ownerApi.read<HighlightView>(pathOf(id));

/** The fields of a highlight that were sent from this tab without an answer. */
export const sentFields = (id: string) => sentTo<HighlightFields>(pathOf(id));

/**
 * Saves a form: creates a highlight that is only on this device, and changes any other (spec 1 §7).
 *
 * @param etag the version the form is based on
 * @throws 'Missing highlight id'
 */
export function saveHighlight(id: string, fields: HighlightFields, etag: string | null) {
  if (!id) throw new Error(highlightMessages.missingId);
  const payload = payloadOf(fields);
  return isLocalHighlight(id)
    ? ownerApi.create<HighlightView>('highlights', payload, creationOf(id))
    : ownerApi.update<HighlightView>(pathOf(id), payload, etag);
}
