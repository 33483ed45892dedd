import { useCallback, useState } from 'react';
import { statusOf } from '../../../api/http.ts';
import type { Written } from '../../../api/writes.ts';
import type { HomeView } from '../../../entities/home.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import type { Kept } from '../../../lib/unsaved-words.ts';
import { type Obstacle, obstacleOf, type Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useKeptWhenLeft } from '../../../ui/use-kept-when-left.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { dropDraft, keepDraft, keepWelcome, readDraft } from './device-welcome.ts';
import { readWelcome, saveWelcome, welcomeToEdit } from './welcome-requests.ts';

export type Editing = {
  /** The text the editor opens with. */
  start: string;
  html: string;
  base: string;
  etag: string | null;
  restored: boolean;
};

/** Edits the welcome text: start, change, save, and what may prevent a save. */
export function useWelcome(saved: (html: string) => void) {
  const { value: editing, latest, show } = useLatestState<Editing | null>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<string> | null>(null);
  const [isKept, setKept] = useState<Kept>(true);
  const dirty = editing !== null && editing.html !== editing.base;
  const keep = () => {
    if (!latest.current) return;
    const { html, base } = latest.current;
    setKept(keepDraft({ html, base }));
  };
  useUnsavedWarning(dirty);
  useKeptWhenLeft(dirty, keep);

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
    show({ ...latest.current, html });
    keep();
  };

  const stop = () => {
    dropDraft();
    setObstacle(null);
    show(null);
  };

  /** Keeps in the editor what was typed during the save. */
  const settle = (sent: string, { value: { welcomeHtml: base }, etag }: Written<HomeView>) => {
    keepWelcome(base);
    saved(base);
    if (!latest.current || latest.current.html === sent) return stop();
    show({ ...latest.current, base, etag });
    keep();
  };

  const send = async (html: string, etag: string | null) => {
    const began = performance.now();
    settle(html, await saveWelcome(html, etag));
    showToast(savedWords(began));
  };

  /** Saves the editor's newest content, not what was last rendered. */
  const save = async (over: Partial<Editing> = {}) => {
    if (!latest.current || busy) return;
    const what = { ...latest.current, ...over };
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

  /** Saves again after a 412 if the text is unchanged; else the owner has to choose a version. */
  const retried = async (error: unknown, { html, base }: Editing) => {
    if (statusOf(error) !== 412) throw error;
    const { value, etag } = await readWelcome();
    if (value !== base) throw error;
    await send(html, etag);
  };

  /** Replaces the version shown; another one stored since would be shown in turn. */
  const keepMine = ({ value, etag }: Version<string>) => save({ base: value, etag });

  /** Takes what someone else saved, and drops the changes. */
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
