import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Written } from '../../../api/writes.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { projectEditPath } from '../../../lib/form-routes.ts';
import { draftOf, emptyDraft, type ProjectDraft, sameDraft } from '../../../lib/projects/draft.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { discardQuestion, failureWords } from '../../../lib/save-words.ts';
import { useFreshOnReturn } from '../../../ui/use-fresh-on-return.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { draftStore } from './draft-store.ts';
import { type Loaded, loadProject } from './project-api.ts';
import { useAutosave } from './use-autosave.ts';
import { useSaving } from './use-saving.ts';
import { useWriting } from './use-writing.ts';

/** The state of a project's form: loading, its values, its draft on the device, and saving. */
export function useProjectForm(id: string | null) {
  const { value: loaded, latest: latestLoaded, show } = useLatestState<Loaded | null>(null);
  /** The id it is stored under now; null if not yet stored. */
  const at = loaded?.project?.id ?? id;
  const store = useMemo(() => draftStore(at), [at]);
  const [failure, setFailure] = useState('');
  const [found, setFound] = useState(() => store.read());
  const writing = useWriting();
  const { fill } = writing;
  const goOnFrom = ({ value, etag }: Written<ProjectView>) => {
    store.drop();
    show(loaded && { ...loaded, project: value, etag });
    history.replaceState(history.state, '', projectEditPath(value.id));
  };
  const saving = useSaving({ id: at, loaded, writing, saved: store.drop, goOnFrom });

  /** Shows the draft of a project that was deleted elsewhere; throws if the device keeps none. */
  const openGone = useCallback(
    (known: string, next: Loaded) => {
      const kept = draftStore(known).read();
      if (!kept) throw new Error(projectMessages.notFound);
      show({ ...next, etag: kept.etag ?? null });
      fill(kept.draft);
      setFound(null);
    },
    [fill, show],
  );
  const load = useCallback(async () => {
    setFailure('');
    try {
      const known = latestLoaded.current?.project?.id ?? id;
      const next = await loadProject(known);
      if (known !== null && !next.project) return openGone(known, next);
      show(next);
      const stored = next.project ? draftOf(next.project) : emptyDraft;
      fill(stored);
      setFound((draft) => {
        if (!draft || !sameDraft(draft.draft, stored)) return draft;
        draftStore(id).drop(); // a draft equal to what is stored is not offered again
        return null;
      });
    } catch (error) {
      setFailure(failureWords(error, projectMessages.loadFailed));
    }
  }, [id, fill, show, latestLoaded, openGone]);
  useEffect(() => void load(), [load]);

  const base = loaded?.project ? draftOf(loaded.project) : emptyDraft;
  const dirty = loaded !== null && !sameDraft(writing.draft, base);
  // An empty form has nothing to restore, so after Clear no draft is kept until something is typed.
  const isEmpty = sameDraft(writing.draft, emptyDraft);
  const etag = loaded?.etag ?? null;
  const isGone = id !== null && loaded?.project === null;
  const { leaving } = saving;
  const keep = useCallback(
    (draft: ProjectDraft) => leaving.current || store.keep(draft, etag),
    [store, etag, leaving],
  );
  // Changes that were undone leave no draft; one that was found and is still offered stays.
  const letGo = useCallback(
    () => (found ? store.keep(found.draft, found.etag ?? null) : store.drop()),
    [store, found],
  );
  const keptAt = useAutosave(writing.draft, dirty && !isEmpty, keep, letGo);
  useUnsavedWarning(dirty, leaving);
  useFreshOnReturn(leaving);

  const dismiss = () => {
    store.drop();
    setFound(null);
  };
  return {
    ...writing,
    ...saving,
    obstacle: saving.obstacle ?? (isGone && !saving.busy ? ({ kind: 'gone' } as const) : null),
    loaded,
    /** Whether it shows the draft of a project that was deleted elsewhere. */
    isGone,
    failure,
    found,
    dirty,
    keptAt,
    /** Whether the stored version is no longer the one the found draft started from. */
    foundIsOld: Boolean(found?.etag) && found?.etag !== etag,
    load,
    dismiss,
    /** Drops the draft of a project that is gone, after a confirmation, and goes to the list. */
    discard: () => {
      if (saving.busy || !window.confirm(discardQuestion)) return;
      leaving.current = true;
      store.drop();
      location.assign(projectsPath);
    },
    restore: () => {
      if (!found) return;
      fill(found.draft);
      // A restored draft keeps the version it started from, so that the server detects a conflict.
      show(loaded && { ...loaded, etag: found.etag ?? loaded.etag });
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
