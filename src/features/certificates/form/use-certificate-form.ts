import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../api/field-errors.ts';
import { statusOf } from '../../../api/http.ts';
import { notOwner } from '../../../entities/owner-mode.ts';
import { certificateEditPath } from '../../../lib/form-routes.ts';
import { certificatesPath } from '../../../lib/routes.ts';
import { same } from '../../../lib/same.ts';
import { discardQuestion, savedWords } from '../../../lib/save-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { type Obstacle, obstacleOf, type Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFieldErrors } from '../../../ui/use-field-errors.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { usePicturesUnderWay } from '../../../ui/use-pictures-under-way.ts';
import { draftStore, readKept } from './draft.ts';
import { readStored, type Start } from './load.ts';
import { saveOnDevice, saveOnServer, storedId } from './save.ts';
import { checked, type Values, valuesOf } from './values.ts';

/** The obstacle when owner mode ended while the form was filled in. */
const signedOut: Obstacle<Values> = {
  kind: 'signed-out',
  message: notOwner,
};

const storedValues = async (id: string): Promise<Version<Values>> => {
  const { value, etag } = await readStored(id);
  return { value: valuesOf(value), etag };
};

/** The state of the certificate form: its values, their errors, and saving. */
export function useCertificateForm(initial: Start) {
  const token = useStore($ownerToken);
  const [kept] = useState(() => readKept(initial));
  const { value: values, latest, show } = useLatestState(kept?.value ?? initial.values);
  /** A restored draft keeps the version it started from, so that the server detects a conflict. */
  const [start, setStart] = useState({
    ...initial,
    ...(kept && { etag: kept.etag }),
    restored: kept !== null,
  });
  const { id, values: stored } = start;
  const draft = useMemo(() => draftStore(id, stored.imageUrl), [id, stored.imageUrl]);
  const { errors, setErrors, clearErrors } = useFieldErrors();
  const [obstacle, setObstacle] = useState<Obstacle<Values> | null>(null);
  const [busy, setBusy] = useState(false);
  const pictures = usePicturesUnderWay();
  const wasOwner = useRef(false);
  if (token !== null) wasOwner.current = true;
  const isChanged = !same(values, start.values);
  const { kept: keptNow, letGo } = useDraft(
    draft,
    isChanged ? { value: values, etag: start.etag } : null,
  );

  const change = (part: Partial<Values>) => {
    show({ ...latest.current, ...part });
    clearErrors(part);
  };

  const letAllGo = () => {
    pictures.letGo();
    letGo();
  };
  const leave = (notice: string) => {
    letAllGo();
    keepNotice(notice);
    location.assign(certificatesPath);
  };

  /** Keeps in the form what was typed or chosen during the save. */
  const goOnFrom = (next: Start, sent: Values, notice: string) => {
    draft.drop();
    setStart({ ...next, values: sent, restored: false });
    setBusy(false);
    const path = certificateEditPath(next.id ?? '');
    history.replaceState(history.state, '', path);
    showToast(notice);
  };

  /** @param from the version to replace: the one the form started from, or one shown since. */
  const save = async (from = start) => {
    if (pictures.isUploading() && (await pictures.done()) !== 'uploaded') return;
    if (busy) return;
    const sent = latest.current;
    const result = checked(sent);
    setErrors('errors' in result ? result.errors : {});
    setObstacle(null);
    if ('errors' in result) return;
    const isOwner = $ownerToken.get() !== null;
    if (!isOwner && wasOwner.current) {
      setObstacle(signedOut);
      return;
    }
    setBusy(true);
    const began = performance.now();
    try {
      if (!isOwner) {
        saveOnDevice(result.certificate, from);
        return leave('Saved on this device only.');
      }
      const next = await saveOnServer(result.certificate, from);
      if (same(latest.current, sent) && !pictures.isUploading()) leave(savedWords(began));
      else goOnFrom(next, sent, savedWords(began));
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      const id = storedId(from);
      const load = () => storedValues(id ?? '');
      setObstacle(await obstacleOf(error, { statusOf, load, canBeGone: id !== null }));
      setBusy(false);
    }
  };

  const keepMine = ({ etag }: Version<Values>) => save({ ...start, etag });
  const saveAsNew = () => save({ ...start, id: null, etag: null });

  /** Takes the version someone else saved and drops the draft. */
  const takeTheirs = ({ value, etag }: Version<Values>) => {
    setStart({ ...start, values: value, etag, restored: false });
    show(value);
    setObstacle(null);
  };

  /** Whether the form may be left; asks first if that discards changes. */
  const mayLeave = (): boolean => {
    const loses = isChanged || pictures.isUploading();
    if (loses && !window.confirm(discardQuestion)) return false;
    letAllGo();
    return true;
  };

  /** Drops the draft of an earlier visit. */
  const discard = () => {
    setStart({ ...initial, restored: false });
    show(initial.values);
  };

  return {
    ...{ values, errors, obstacle, busy, isChanged, kept: keptNow, pictures },
    restored: start.restored && isChanged,
    ...{ change, save, keepMine, saveAsNew, takeTheirs, mayLeave, discard },
    isOwner: token !== null,
  };
}

export type CertificateFormState = ReturnType<typeof useCertificateForm>;
