import { useRef, useState } from 'react';
import { ApiError, statusOf } from '../../../api/http.ts';
import { signIn } from '../../../api/sign-in.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { type ProjectDraft, payloadOf } from '../../../lib/projects/draft.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken, setOwnerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { errorsOf, type FormErrors } from './form-errors.ts';
import { isSignedOut, type Loaded, loadProject, ownerApi } from './project-api.ts';
import type { Writing } from './use-writing.ts';

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle =
  | { kind: 'failed' | 'signed-out'; message: string }
  | { kind: 'changed-meanwhile'; theirs: ProjectView; etag: string | null };

const signedOut: Obstacle = { kind: 'signed-out', message: projectMessages.sessionExpired };

/** Tells the list, in this tab and the others, that projects have changed (spec 2 §4). */
function announce(began: number): void {
  deviceStorage.set(storageKeys.projectsDirty, '1');
  window.dispatchEvent(new Event('projects:updated'));
  keepNotice(savedWords(began));
}

async function send(id: string | null, draft: ProjectDraft, etag: string | null): Promise<void> {
  const payload = payloadOf(draft);
  if (id === null) {
    await ownerApi.create('projects', payload);
    return;
  }
  // An address that was taken away is sent as none: what is not sent would stay as it was.
  const update = { links: { url: null }, ...payload };
  await ownerApi.update(`projects/${encodeURIComponent(id)}`, update, etag);
}

async function obstacleOf(error: unknown, id: string | null): Promise<Obstacle> {
  if (isSignedOut(error)) return signedOut;
  if (statusOf(error) === 412) {
    const { project, etag } = await loadProject(id);
    if (project) return { kind: 'changed-meanwhile', theirs: project, etag };
  }
  return { kind: 'failed', message: failureWords(error, projectMessages.saveFailed) };
}

type Saving = {
  id: string | null;
  loaded: Loaded | null;
  writing: Writing;
  /** Called when the server has it. */
  saved: () => void;
};

/** Saving what is written; then the page leads to the list (spec 2 §4). */
export function useSaving({ id, loaded, writing, saved }: Saving) {
  const { draft, incomplete, setErrors } = writing;
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const leaving = useRef(false);

  const sendAndLeave = async (etag: string | null) => {
    const began = performance.now();
    await send(id, draft, etag);
    saved();
    announce(began);
    leaving.current = true;
    location.assign(projectsPath);
  };
  const obstruct = async (error: unknown) => {
    if (error instanceof ApiError) setErrors(error.errors);
    setBusy(false);
    // Where the other version cannot be read either, that is what stands in the way.
    setObstacle(await obstacleOf(error, id).catch((other) => obstacleOf(other, null)));
  };

  /** Saves; gives the errors that kept it from being sent. @param etag of what is saved over. */
  const save = async (etag = loaded?.etag ?? null): Promise<FormErrors> => {
    if (busy || !loaded) return {};
    const found = errorsOf(draft, incomplete);
    setErrors(found);
    setObstacle(null);
    if (Object.keys(found).length > 0) return found;
    if ($ownerToken.get() === null) {
      setObstacle(signedOut);
      return {};
    }
    setBusy(true);
    await sendAndLeave(etag).catch(obstruct);
    return {};
  };
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await save();
  };
  return { busy, obstacle, setObstacle, leaving, save, unlock };
}
