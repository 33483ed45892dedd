import { useCallback, useEffect, useMemo, useState } from 'react';
import { projectMessages } from '../../../entities/project.ts';
import { draftOf, emptyDraft, type ProjectDraft, sameDraft } from '../../../lib/projects/draft.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { useFreshOnReturn } from '../../../ui/use-fresh-on-return.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { draftStore } from './draft-store.ts';
import { type Loaded, loadProject } from './project-api.ts';
import { useAutosave } from './use-autosave.ts';
import { useSaving } from './use-saving.ts';
import { useWriting } from './use-writing.ts';

/** The form of one project: loading, what is written, its draft on the device, and saving. */
export function useProjectForm(id: string | null) {
  const store = useMemo(() => draftStore(id), [id]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');
  const [found, setFound] = useState(() => store.read());
  const writing = useWriting();
  const { fill } = writing;
  const saving = useSaving({ id, loaded, writing, saved: store.drop });

  const load = useCallback(async () => {
    setFailure('');
    try {
      const next = await loadProject(id);
      setLoaded(next);
      fill(next.project ? draftOf(next.project) : emptyDraft);
    } catch (error) {
      setFailure(failureWords(error, projectMessages.loadFailed));
    }
  }, [id, fill]);
  useEffect(() => void load(), [load]);

  const base = loaded?.project ? draftOf(loaded.project) : emptyDraft;
  const dirty = loaded !== null && !sameDraft(writing.draft, base);
  // An emptied form holds nothing to restore: after Clear no draft is kept until something is typed.
  const isEmpty = sameDraft(writing.draft, emptyDraft);
  const etag = loaded?.etag ?? null;
  const keep = useCallback((draft: ProjectDraft) => store.keep(draft, etag), [store, etag]);
  const keptAt = useAutosave(writing.draft, dirty && !isEmpty && !saving.busy, keep);
  useUnsavedWarning(dirty, saving.leaving);
  useFreshOnReturn(saving.leaving);

  const dismiss = () => {
    store.drop();
    setFound(null);
  };
  return {
    ...writing,
    ...saving,
    loaded,
    failure,
    found,
    dirty,
    keptAt,
    /** Whether what is stored is no longer what the found draft was begun from. */
    foundIsOld: Boolean(found?.etag) && found?.etag !== etag,
    load,
    dismiss,
    restore: () => {
      if (!found) return;
      fill(found.draft);
      // Words begun from another version are saved as such: the server then says that it changed.
      setLoaded((now) => now && { ...now, etag: found.etag ?? now.etag });
      setFound(null);
    },
    clear: () => {
      dismiss();
      saving.setObstacle(null);
      fill(emptyDraft);
    },
    takeTheirs: () => {
      store.drop();
      saving.setObstacle(null);
      void load();
    },
  };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
