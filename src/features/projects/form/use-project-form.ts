import { useCallback, useEffect, useRef, useState } from 'react';
import type { Written } from '../../../api/writes.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { projectEditPath } from '../../../lib/form-routes.ts';
import { draftOf, emptyDraft, type ProjectDraft, sameDraft } from '../../../lib/projects/draft.ts';
import type { KeptDraft } from '../../../lib/projects/kept-drafts.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { discardQuestion } from '../../../lib/save-words.ts';
import { useFreshOnReturn } from '../../../ui/use-fresh-on-return.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { loadFailureWords } from './form-errors.ts';
import { type Loaded, loadProject } from './project-api.ts';
import { useAutosave } from './use-autosave.ts';
import { useFoundDrafts } from './use-found-drafts.ts';
import { useSaving } from './use-saving.ts';
import { useWriting } from './use-writing.ts';

/** The state of a project's form: loading, its values, its drafts on the device, and saving. */
export function useProjectForm(id: string | null) {
  const { value: loaded, latest: latestLoaded, show } = useLatestState<Loaded | null>(null);
  /** The id it is stored under now; null if not yet stored. */
  const at = loaded?.project?.id ?? id;
  const drafts = useFoundDrafts(at);
  const { found, setFound, letGo, dropEqual } = drafts;
  const [failure, setFailure] = useState('');
  const [cleared, setCleared] = useState<ProjectDraft | null>(null);
  /** The stored version as last read; a restored draft may have started from an older one. */
  const storedEtag = useRef<string | null>(null);
  const writing = useWriting();
  const { fill } = writing;
  const goOnFrom = ({ value, etag }: Written<ProjectView>) => {
    letGo();
    if (value.id !== at) setFound([]); // those belong to the form that this one was
    storedEtag.current = etag;
    show(loaded && { ...loaded, project: value, etag });
    history.replaceState(history.state, '', projectEditPath(value.id));
  };
  const saving = useSaving({ id: at, loaded, writing, goOnFrom });

  /** Shows the draft of a project that was deleted elsewhere; throws if the device keeps none. */
  const openGone = useCallback(
    (next: Loaded) => {
      const [kept, ...others] = found;
      if (!kept) throw new Error(projectMessages.notFound);
      show({ ...next, etag: kept.etag ?? null });
      fill(kept.draft);
      setFound(others);
    },
    [fill, show, found, setFound],
  );
  const load = useCallback(async () => {
    setFailure('');
    try {
      const known = latestLoaded.current?.project?.id ?? id;
      const next = await loadProject(known);
      if (known !== null && !next.project) return openGone(next);
      show(next);
      storedEtag.current = next.etag;
      const stored = next.project ? draftOf(next.project) : emptyDraft;
      fill(stored);
      dropEqual(stored);
    } catch (error) {
      setFailure(loadFailureWords(error));
    }
  }, [id, fill, show, latestLoaded, openGone, dropEqual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading again whenever what is offered changes would undo what is written
  useEffect(() => void load(), [id]);

  const base = loaded?.project ? draftOf(loaded.project) : emptyDraft;
  const dirty = loaded !== null && !sameDraft(writing.draft, base);
  // An empty form has nothing to restore, so after Clear no draft is kept until something is typed.
  const isEmpty = sameDraft(writing.draft, emptyDraft);
  const isKept = dirty && !isEmpty;
  const etag = loaded?.etag ?? null;
  const isGone = id !== null && loaded?.project === null;
  const { leaving } = saving;
  const { keep: keepDraft } = drafts;
  const keep = useCallback(
    (draft: ProjectDraft) => leaving.current === draft || keepDraft(draft, etag),
    [keepDraft, etag, leaving],
  );
  const keptAt = useAutosave(writing.draft, isKept, keep, letGo);
  useUnsavedWarning(dirty, leaving);
  useFreshOnReturn(leaving);

  const written = (): KeptDraft | null =>
    isKept ? { draft: writing.draft, etag, at: new Date().toISOString() } : null;
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
    /** Whether the stored version is no longer the one a found draft started from. */
    isOld: (one: KeptDraft) => Boolean(one.etag) && one.etag !== storedEtag.current,
    load,
    dismiss: (one: KeptDraft) => drafts.dismiss(one, written()),
    /** Drops the draft of a project that is gone, after a confirmation, and goes to the list. */
    discard: () => {
      if (saving.busy || !window.confirm(discardQuestion)) return;
      leaving.current = writing.latest.current;
      drafts.drop();
      location.assign(projectsPath);
    },
    /** Shows a found draft; what was written in the form is offered in its place. */
    restore: (one: KeptDraft) => {
      const now = written();
      const others = found.filter((other) => other !== one);
      setFound(now ? [now, ...others] : others);
      fill(one.draft);
      // A restored draft keeps the version it started from, so that the server detects a conflict.
      show(loaded && { ...loaded, etag: one.etag ?? loaded.etag });
    },
    clear: () => {
      if (!isEmpty) setCleared(writing.draft);
      drafts.drop();
      saving.setObstacle(null);
      fill(emptyDraft);
    },
    /** Puts back what Clear took out; null once something is written in its place. */
    undoClear: isEmpty && cleared ? () => fill(cleared) : null,
    takeTheirs: () => {
      letGo();
      saving.setObstacle(null);
      void load();
    },
  };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
