import { useCallback, useMemo } from 'react';
import { type ProjectDraft, sameDraft } from '../../../lib/projects/draft.ts';
import type { KeptDraft } from '../../../lib/projects/kept-drafts.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { draftStore } from './draft-store.ts';

/**
 * The drafts found on this device, offered until the owner restores or dismisses them, also beside
 * what is written meanwhile.
 */
export function useFoundDrafts(id: string | null) {
  const store = useMemo(() => draftStore(id), [id]);
  const { value: found, latest, show: setFound } = useLatestState(() => store.read());
  const keep = useCallback(
    (draft: ProjectDraft, etag: string | null) => store.keep(draft, etag, found),
    [store, found],
  );
  /** Forgets what was written, not what is still offered. */
  const letGo = useCallback(() => store.keepOnly(found), [store, found]);
  /** A draft equal to what is stored is not offered again. */
  const dropEqual = useCallback(
    (stored: ProjectDraft) => {
      const left = latest.current.filter(({ draft }) => !sameDraft(draft, stored));
      if (left.length === latest.current.length) return;
      store.keepOnly(left);
      setFound(left);
    },
    [store, latest, setFound],
  );
  return {
    found,
    setFound,
    keep,
    letGo,
    dropEqual,
    /** Forgets all of them. */
    drop: () => {
      setFound([]);
      store.keepOnly([]);
    },
    /** @param written what is unsaved in the form; it goes on being kept. */
    dismiss: (one: KeptDraft, written: KeptDraft | null) => {
      const left = found.filter((other) => other !== one);
      setFound(left);
      if (written) store.keep(written.draft, written.etag ?? null, left);
      else store.keepOnly(left);
    },
  };
}
