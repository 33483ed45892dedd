import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { ApiError, statusOf } from '../../../api/http.ts';
import { failureWords, keptWords, savedWords } from '../../../lib/save-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { draftStore } from './draft.ts';
import { readStored, type Start } from './load.ts';
import { saveOnDevice, saveOnServer } from './save.ts';
import { checked, type Errors, type Values, valuesOf } from './values.ts';

const signedOutText = 'Owner mode required or session expired.';

/** What stands in the way of a save, with what can be done about it. */
export type Obstacle = { kind: 'failed' | 'signed-out' | 'changed-meanwhile'; message: string };

function obstacleOf(error: unknown): Obstacle {
  const status = statusOf(error);
  if (status === 401 || status === 403) return { kind: 'signed-out', message: failureWords(error) };
  if (status === 412) return { kind: 'changed-meanwhile', message: failureWords(error) };
  return { kind: 'failed', message: keptWords(error) };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The certificate being filled in: its values, what is wrong with them, and saving. */
export function useCertificateForm(initial: Start) {
  const token = useStore($ownerToken);
  const draft = useMemo(() => draftStore(initial.id), [initial.id]);
  const [kept] = useState(draft.read);
  const restored = kept !== null && !same(kept.value, initial.values);
  const [values, setValues] = useState(restored ? kept.value : initial.values);
  /** Words begun from another version are saved as such: the server then says that it changed. */
  const [start, setStart] = useState(restored ? { ...initial, etag: kept.etag } : initial);
  const [errors, setErrors] = useState<Errors>({});
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [busy, setBusy] = useState(false);
  const wasOwner = useRef(false);
  if (token !== null) wasOwner.current = true;
  const isChanged = !same(values, start.values);
  const letGo = useDraft(draft, isChanged ? { value: values, etag: start.etag } : null);

  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    const names = Object.keys(part);
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))),
    );
  };

  const leave = (notice: string) => {
    letGo();
    keepNotice(notice);
    location.assign('/certificates');
  };

  /** @param over save over what someone else saved meanwhile. */
  const save = async (over = false) => {
    if (busy) return;
    const result = checked(values);
    setErrors('errors' in result ? result.errors : {});
    setObstacle(null);
    if ('errors' in result) return;
    const isOwner = $ownerToken.get() !== null;
    if (!isOwner && wasOwner.current) {
      setObstacle({ kind: 'signed-out', message: signedOutText });
      return;
    }
    setBusy(true);
    const began = performance.now();
    try {
      if (isOwner) await saveOnServer(result.certificate, start, over);
      else saveOnDevice(result.certificate, start);
      leave(isOwner ? savedWords(began) : 'Saved on this device only.');
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors);
      setObstacle(obstacleOf(error));
      setBusy(false);
    }
  };

  /** Takes what someone else saved, and lets go of what was being written. */
  const takeTheirs = async () => {
    try {
      const { value, etag } = await readStored(start.id ?? '');
      const theirs = valuesOf(value);
      setStart({ ...start, values: theirs, etag });
      setValues(theirs);
      setObstacle(null);
    } catch (error) {
      setObstacle(obstacleOf(error));
    }
  };

  /** Lets go of what this device kept of an earlier visit. */
  const discard = () => {
    setStart(initial);
    setValues(initial.values);
  };

  return {
    ...{ values, errors, obstacle, busy, restored: restored && isChanged },
    ...{ change, save, takeTheirs, discard, isOwner: token !== null },
  };
}

export type CertificateFormState = ReturnType<typeof useCertificateForm>;
