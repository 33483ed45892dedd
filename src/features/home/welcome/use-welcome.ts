import { useCallback, useState } from 'react';
import { begun } from '../../../lib/begun.ts';
import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { type Obstacle, obstacleOf } from '../../../ui/obstacle/obstacle.ts';
import { saveOver, type Version } from '../../../ui/obstacle/versions.ts';
import { sameMarkup } from '../../../ui/same-markup.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useKeptEditing } from '../../../ui/use-kept-editing.ts';
import { dropDraft, keepDraft, keepWelcome, readDraft } from './device-welcome.ts';
import { readWelcome, saveWelcome, sentWelcomes, welcomeToEdit } from './welcome-requests.ts';

export type Editing = {
  /** The text the editor opens with. */
  start: string;
  html: string;
  base: string;
  etag: string | null;
  restored: boolean;
};

const source = { read: readWelcome, write: saveWelcome };

const draft = {
  isDirty: ({ html, base }: Editing) => html !== base,
  keep: ({ html, base }: Editing) => keepDraft({ html, base }),
  drop: dropDraft,
};

/** Starts from the device's draft, if it differs from what is stored; that may be newer. */
function begin({ value: base, etag }: Version<string>) {
  const kept = readDraft();
  const {
    value: html,
    restored,
    isOlder,
  } = begun(base, kept && { value: kept.html, base: kept.base }, sameMarkup, sentWelcomes());
  return { editing: { start: html, html, base, etag, restored }, isOlder };
}

/** Edits the welcome text: start, change, save, and what may prevent a save. */
export function useWelcome(saved: (html: string) => void) {
  const kept = useKeptEditing<Editing | null>(null, draft);
  const { editing, latest, dirty, isKept, open } = kept;
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<string> | null>(null);

  const start = useCallback(async () => {
    setBusy(true);
    try {
      const stored = await welcomeToEdit();
      const { editing: begins, isOlder } = begin(stored);
      setObstacle(isOlder ? { kind: 'changed-meanwhile', theirs: stored } : null);
      open(begins);
    } catch (error) {
      showToast(failureWords(error), 'failed');
    } finally {
      setBusy(false);
    }
  }, [open]);

  const change = (html: string) => {
    if (latest.current) kept.change({ ...latest.current, html });
  };

  const stop = () => {
    dropDraft();
    setObstacle(null);
    open(null);
  };

  /** Keeps in the editor what was typed during the save. */
  const settle = (sent: string, { value: base, etag }: Version<string>) => {
    saved(base);
    if (!latest.current || latest.current.html === sent) return stop();
    kept.change({ ...latest.current, base, etag, restored: false });
  };

  const send = async ({ html, base, etag }: Editing) => {
    const began = performance.now();
    settle(html, await saveOver(source, html, { value: base, etag }));
    showToast(savedWords(began));
  };

  /** Saves the editor's newest content, not what was last rendered. */
  const save = async (over: Partial<Editing> = {}) => {
    if (!latest.current || busy) return;
    const what = { ...latest.current, ...over };
    setBusy(true);
    setObstacle(null);
    try {
      await send(what);
    } catch (error) {
      setObstacle(await obstacleOf(error, { load: readWelcome, canBeGone: false }));
    } finally {
      setBusy(false);
    }
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
