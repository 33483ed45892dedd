import { useRef, useState } from 'react';
import type { Written } from '../../../api/writes.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldErrorsOf } from '../../../lib/field-errors.ts';
import { type ProjectDraft, payloadOf, sameDraft } from '../../../lib/projects/draft.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { saysSignedOut } from '../../../lib/signed-out.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { unlockThen } from '../../../owner/unlock.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { type Obstacle, obstacleOf } from '../../../ui/obstacle/obstacle.ts';
import type { Version } from '../../../ui/obstacle/versions.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useStay } from '../../../ui/use-stay.ts';
import type { FormErrors } from './form-errors.ts';
import { creation, type Loaded, loadProject } from './project-api.ts';
import { signedOut, useUploadsFirst } from './use-uploads-first.ts';
import type { Writing } from './use-writing.ts';

/** Tells the list, in this tab and the others, that projects have changed (spec 2 §4). */
function announce(): void {
  deviceStorage.set(storageKeys.projectsDirty, '1');
  window.dispatchEvent(new Event('projects:updated'));
}

type Stored = Written<ProjectView>;

async function send(id: string | null, draft: ProjectDraft, etag: string | null): Promise<Stored> {
  const payload = payloadOf(draft);
  if (id === null) return ownerApi.create('projects', payload, creation);
  // A removed address is sent as null, because a field that is not sent stays as it was.
  const update = { links: { url: null }, ...payload };
  return ownerApi.update(`projects/${encodeURIComponent(id)}`, update, etag);
}

/** The project as stored now, with its version; throws if there is none. */
async function readStored(id: string | null): Promise<Version<ProjectView>> {
  const { project, etag } = await loadProject(id);
  if (!project) throw new Error(projectMessages.notFound);
  return { value: project, etag };
}

/** An error, of which the status tells too if its words say that owner mode has ended. */
const withStatus = (error: unknown) =>
  saysSignedOut(error) ? new ApiError(401, signedOut.message) : error;

const asking = (id: string | null) => ({
  wordsOf: failureWords,
  load: () => readStored(id).catch((error) => Promise.reject(withStatus(error))),
  canBeGone: id !== null,
});

type Saving = {
  id: string | null;
  loaded: Loaded | null;
  writing: Writing;
  /** Called after a save; what was typed or chosen meanwhile is not saved yet. */
  goOnFrom: (stored: Stored) => void;
};

/** Saves the form, then goes to the list (spec 2 §4). */
export function useSaving({ id, loaded, writing, goOnFrom }: Saving) {
  const { latest, setErrors, check } = writing;
  const [isSending, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<ProjectView> | null>(null);
  /** What was saved or discarded, so that the page is being left; what is typed since is not. */
  const leaving = useRef<ProjectDraft | null>(null);
  const isLeft = leaving.current === null || leaving.current === writing.draft;
  const busy = isSending && isLeft;
  useStay(() => {
    if (leaving.current) setBusy(false);
    leaving.current = null;
  });
  const uploads = useUploadsFirst(writing, setObstacle);

  const sendAndLeave = async (to: string | null, etag: string | null): Promise<FormErrors> => {
    const [began, sent] = [performance.now(), latest.current];
    const stored = await send(to, sent, etag);
    announce();
    const isAll = uploads.areUploaded() && sameDraft(latest.current, sent);
    if (isAll) leave(stored, sent, savedWords(began));
    else stay(stored, savedWords(began));
    return {};
  };
  const leave = (stored: Stored, sent: ProjectDraft, notice: string) => {
    leaving.current = sent;
    goOnFrom(stored);
    keepNotice(notice);
    location.assign(projectsPath);
  };
  const stay = (stored: Stored, words: string) => {
    goOnFrom(stored);
    setBusy(false);
    showToast(words);
  };
  const obstruct = async (error: unknown): Promise<FormErrors> => {
    const refused = fieldErrorsOf(error);
    setErrors(refused);
    setObstacle(await obstacleOf(withStatus(error), asking(id)));
    setBusy(false);
    return refused;
  };

  const saveUploaded = async (etag: string | null, to: string | null): Promise<FormErrors> => {
    const found = check();
    setObstacle(null);
    if (Object.keys(found).length > 0) return found;
    if ($ownerToken.get() === null) {
      setObstacle(signedOut);
      return {};
    }
    setBusy(true);
    return sendAndLeave(to, etag).catch(obstruct);
  };

  /**
   * Saves, once pictures under way are uploaded; returns the errors of the fields.
   *
   * @param etag the version to replace
   * @param to the id to save to; null creates an entry
   */
  const save = async (etag = loaded?.etag ?? null, to = id): Promise<FormErrors> =>
    busy || !loaded ? {} : uploads.whenUploaded(() => saveUploaded(etag, to));
  const unlock = unlockThen(() => uploads.resume(save));
  const { pictures, upload } = uploads;
  return {
    ...{ obstacle, setObstacle, leaving, save, unlock, pictures, upload },
    busy: busy || pictures.waiting,
  };
}
