import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { signIn } from '../../../api/sign-in.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import {
  draftOf,
  emptyDraft,
  listItems,
  listText,
  type ProjectDraft,
  payloadOf,
  sameDraft,
} from '../../../lib/projects/draft.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { deviceStorage, tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken, setOwnerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { draftStore } from './draft-store.ts';
import { errorsOf, type FormErrors, type Incomplete } from './form-errors.ts';
import { isSignedOut, type Loaded, loadProject, ownerApi, wordsOf } from './project-api.ts';
import { useAutosave, useWarningWhile } from './use-autosave.ts';

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle =
  | { kind: 'failed' | 'signed-out'; message: string }
  | { kind: 'changed-meanwhile'; theirs: ProjectView; etag: string | null };

const complete: Incomplete = { start: false, end: false };

/** Tells the list, in this tab and the others, that projects have changed (spec 2 §4). */
function announce(tookMs: number): void {
  deviceStorage.set(storageKeys.projectsDirty, '1');
  window.dispatchEvent(new Event('projects:updated'));
  const words = `Saved. Live for every visitor, in ${Math.round(tookMs)} ms.`;
  tabStorage.set(storageKeys.savedNotice, words);
}

/** The form of one project: loading, what is written, its draft on the device, and saving. */
export function useProjectForm(id: string | null) {
  const store = useMemo(() => draftStore(id), [id]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');
  const [draft, setDraft] = useState<ProjectDraft>(emptyDraft);
  const [incomplete, setIncomplete] = useState(complete);
  const [found, setFound] = useState(() => store.read());
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  /** Grows when the form is filled anew, so that editors start from the new text. */
  const [filling, setFilling] = useState(0);
  const base = loaded?.project ? draftOf(loaded.project) : emptyDraft;
  const dirty = loaded !== null && !sameDraft(draft, base);
  const leaving = useRef(false);

  const fill = useCallback((next: ProjectDraft) => {
    setDraft(next);
    setIncomplete(complete);
    setErrors({});
    setFilling((count) => count + 1);
  }, []);

  const load = useCallback(async () => {
    setFailure('');
    try {
      const next = await loadProject(id);
      setLoaded(next);
      fill(next.project ? draftOf(next.project) : emptyDraft);
    } catch (error) {
      setFailure(wordsOf(error, projectMessages.loadFailed));
    }
  }, [id, fill]);
  useEffect(() => void load(), [load]);

  const keptAt = useAutosave(draft, dirty && !busy, store.keep);
  useWarningWhile(() => dirty && !leaving.current);

  const change = useCallback((part: Partial<ProjectDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  }, []);

  /** Adds to a list, whatever else was written since it was asked for. */
  const append = (field: 'images' | 'techStack', item: string) =>
    setDraft((now) => ({ ...now, [field]: listText([...listItems(now[field]), item]) }));

  const send = async (etag: string | null) => {
    const began = performance.now();
    const payload = { links: { url: null }, ...payloadOf(draft) };
    if (id === null) await ownerApi.create('projects', payloadOf(draft));
    else await ownerApi.update(`projects/${encodeURIComponent(id)}`, payload, etag);
    store.drop();
    announce(performance.now() - began);
    leaving.current = true;
    location.assign(projectsPath);
  };

  const obstruct = async (error: unknown) => {
    if (isSignedOut(error)) {
      setObstacle({ kind: 'signed-out', message: projectMessages.sessionExpired });
    } else if (error instanceof ApiError && error.status === 412) {
      const { project, etag } = await loadProject(id);
      if (project) setObstacle({ kind: 'changed-meanwhile', theirs: project, etag });
    } else {
      if (error instanceof ApiError) setErrors(error.errors);
      setObstacle({ kind: 'failed', message: wordsOf(error, projectMessages.saveFailed) });
    }
  };
  const failed = (error: unknown) =>
    setObstacle({ kind: 'failed', message: wordsOf(error, projectMessages.saveFailed) });

  /** Saves; gives the errors that kept it from being sent. @param etag of what is saved over. */
  const save = async (etag = loaded?.etag ?? null): Promise<FormErrors> => {
    if (busy || !loaded) return {};
    const found = errorsOf(draft, incomplete);
    setErrors(found);
    setObstacle(null);
    if (Object.keys(found).length > 0) return found;
    if ($ownerToken.get() === null) {
      setObstacle({ kind: 'signed-out', message: projectMessages.sessionExpired });
      return {};
    }
    setBusy(true);
    try {
      await send(etag);
    } catch (error) {
      await obstruct(error).catch(failed);
      setBusy(false);
    }
    return {};
  };

  return {
    loaded,
    failure,
    draft,
    incomplete,
    found,
    errors,
    busy,
    obstacle,
    filling,
    dirty,
    keptAt,
    change,
    append,
    save,
    load,
    setIncomplete: (part: Partial<Incomplete>) => setIncomplete((now) => ({ ...now, ...part })),
    unlock: async (passphrase: string) => {
      setOwnerToken(await signIn(passphrase));
      await save();
    },
    restore: () => {
      if (found) fill(found.draft);
      setFound(null);
    },
    dismiss: () => {
      store.drop();
      setFound(null);
    },
    clear: () => {
      store.drop();
      setFound(null);
      setObstacle(null);
      fill(emptyDraft);
    },
    takeTheirs: () => {
      store.drop();
      setObstacle(null);
      void load();
    },
  };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
