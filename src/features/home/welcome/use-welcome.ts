import { useCallback, useState } from 'react';
import { statusOf } from '../../../api/http.ts';
import type { Written } from '../../../api/writes.ts';
import type { HomeView } from '../../../entities/home.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { type Obstacle, obstacleOf, type Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { dropDraft, keepDraft, keepWelcome, readDraft } from './device-welcome.ts';
import { readWelcome, saveWelcome, welcomeToEdit } from './welcome-requests.ts';

export type Editing = {
  /** Where the editor starts, and the stored words it started from. */
  start: string;
  html: string;
  base: string;
  etag: string | null;
  restored: boolean;
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
      const stored = await welcomeToEdit();
      const { value: base, etag } = stored;
      const draft = readDraft();
      const restored = draft !== null && draft.html !== base;
      const html = restored ? draft.html : base;
      const isOlder = restored && draft.base !== base;
      setObstacle(isOlder ? { kind: 'changed-meanwhile', theirs: stored } : null);
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
    keepWelcome(base);
    saved(base);
    if (!latest.current || latest.current.html === sent) return stop();
    setKept(keepDraft({ html: latest.current.html, base }));
    show({ ...latest.current, base, etag });
  };

  const send = async (html: string, etag: string | null) => {
    const began = performance.now();
    settle(html, await saveWelcome(html, etag));
    showToast(savedWords(began));
  };

  const save = async (what = editing) => {
    if (!what || busy) return;
    setBusy(true);
    setObstacle(null);
    try {
      await send(what.html, what.etag).catch((error) => retried(error, what));
    } catch (error) {
      setObstacle(await obstacleOf(error, { statusOf, load: readWelcome, canBeGone: false }));
    } finally {
      setBusy(false);
    }
  };

  /** The answer to 412 is the owner's only if the words themselves were changed meanwhile. */
  const retried = async (error: unknown, { html, base }: Editing) => {
    if (statusOf(error) !== 412) throw error;
    const { value, etag } = await readWelcome();
    if (value !== base) throw error;
    await send(html, etag);
  };

  /** Saves over what someone else saved, as it was shown; a third version would be shown again. */
  const keepMine = ({ value, etag }: Version<string>) =>
    save(editing && { ...editing, base: value, etag });

  /** Takes what someone else saved, and lets go of what was being written. */
  const takeTheirs = ({ value }: Version<string>) => {
    keepWelcome(value);
    saved(value);
    stop();
  };

  return {
    editing,
    busy,
    obstacle,
    dirty,
    isKept,
    start,
    change,
    stop,
    save,
    keepMine,
    takeTheirs,
  };
}
