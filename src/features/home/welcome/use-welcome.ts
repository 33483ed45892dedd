import { useCallback, useState } from 'react';
import { statusOf } from '../../../api/http.ts';
import { createOwnerApi, type Written } from '../../../api/writes.ts';
import type { HomeView } from '../../../entities/home.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { type Obstacle, obstacleOf, type Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { dropDraft, keepDraft, readDraft } from './welcome-draft.ts';

const api = createOwnerApi(() => $ownerToken.get());

export type Editing = {
  /** Where the editor starts, and the stored words it started from. */
  start: string;
  html: string;
  base: string;
  etag: string | null;
  restored: boolean;
};

/** All names carry the same text, as every generation of the API reads one of them (spec 1 §7). */
const payloadOf = (html: string) => ({ html, welcome_html: html, welcomeHtml: html });

const readHome = () => api.read<HomeView>('home');

/** A version nobody has: a save that names it is compared with what is stored before it goes on. */
const unknownVersion = '"unknown"';

/** The welcome text to edit; when the call fails, the one this device last had (spec 1 §4). */
async function readWelcome(): Promise<{ base: string; etag: string | null }> {
  try {
    const { value, etag } = await readHome();
    deviceStorage.set(storageKeys.welcome, value.welcomeHtml);
    return { base: value.welcomeHtml, etag };
  } catch (error) {
    const kept = deviceStorage.get(storageKeys.welcome);
    if (kept === null) throw error;
    return { base: kept, etag: unknownVersion };
  }
}

const readStored = async (): Promise<Version<string>> => {
  const { value, etag } = await readHome();
  return { value: value.welcomeHtml, etag };
};

/** Editing the welcome text: start, change, save, and whatever may stand in the way. */
export function useWelcome(saved: (html: string) => void) {
  const { value: editing, latest, show } = useLatestState<Editing | null>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<string> | null>(null);
  const [isKept, setKept] = useState(true);
  const dirty = editing !== null && editing.html !== editing.base;

  useUnsavedWarning(dirty);

  const start = useCallback(async () => {
    setBusy(true);
    try {
      const { base, etag } = await readWelcome();
      const draft = readDraft();
      const restored = draft !== null && draft.html !== base;
      const html = restored ? draft.html : base;
      const isOlder = restored && draft.base !== base;
      setObstacle(isOlder ? { kind: 'changed-meanwhile', theirs: { value: base, etag } } : null);
      show({ start: html, html, base, etag, restored });
    } catch (error) {
      showToast(failureWords(error), 'failed');
    } finally {
      setBusy(false);
    }
  }, [show]);

  const change = (html: string) => {
    if (!latest.current) return;
    setKept(keepDraft({ html, base: latest.current.base }));
    show({ ...latest.current, html });
  };

  const stop = () => {
    dropDraft();
    setObstacle(null);
    show(null);
  };

  /** What was typed while the save was under way stays in the editor. */
  const settle = (sent: string, { value: { welcomeHtml: base }, etag }: Written<HomeView>) => {
    saved(base);
    if (!latest.current || latest.current.html === sent) return stop();
    setKept(keepDraft({ html: latest.current.html, base }));
    show({ ...latest.current, base, etag });
  };

  const send = async (html: string, etag: string | null) => {
    const began = performance.now();
    settle(html, await api.update<HomeView>('home', payloadOf(html), etag));
    showToast(savedWords(began));
  };

  /** @param over save over what someone else saved meanwhile. */
  const save = async (over = false) => {
    if (!editing || busy) return;
    setBusy(true);
    setObstacle(null);
    try {
      await send(editing.html, over ? null : editing.etag).catch((error) =>
        retried(error, editing),
      );
    } catch (error) {
      setObstacle(await obstacleOf(error, { statusOf, load: readStored, canBeGone: false }));
    } finally {
      setBusy(false);
    }
  };

  /** The answer to 412 is the owner's only if the words themselves were changed meanwhile. */
  const retried = async (error: unknown, { html, base }: Editing) => {
    if (statusOf(error) !== 412) throw error;
    const { value, etag } = await readHome();
    if (value.welcomeHtml !== base) throw error;
    await send(html, etag);
  };

  /** Takes what someone else saved, and lets go of what was being written. */
  const takeTheirs = ({ value }: Version<string>) => {
    saved(value);
    stop();
  };

  return { editing, busy, obstacle, dirty, isKept, start, change, stop, save, takeTheirs };
}
