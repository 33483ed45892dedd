import { useState } from 'react';
import type { Written } from '../../../../api/writes.ts';
import type { HighlightView } from '../../../../entities/highlight.ts';
import { fieldErrorsOf } from '../../../../lib/field-errors.ts';
import {
  fieldsOf,
  type HighlightFields,
  problemsIn,
  sameFields,
} from '../../../../lib/highlights.ts';
import { discardQuestion, savedWords } from '../../../../lib/save-words.ts';
import { type Obstacle, obstacleOf } from '../../../../ui/obstacle/obstacle.ts';
import type { Version } from '../../../../ui/obstacle/versions.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { useKeptEditing } from '../../../../ui/use-kept-editing.ts';
import { dropDraft, keepDraft } from './device-highlights.ts';
import {
  asNew,
  type Begun,
  begin,
  beginNew,
  type Editing,
  keepLocally,
  letGo,
  type Problems,
  problemsAmong,
  send,
  settled,
} from './editing.ts';
import { putHighlight } from './highlight-list.ts';
import { readHighlight } from './highlight-requests.ts';
import { tellUnopened } from './unopened.ts';

const draft = {
  isDirty: ({ fields, base }: Editing) => !sameFields(fields, base),
  keep: ({ id, fields, base }: Editing) => keepDraft(id, { fields, base }),
  drop: ({ id }: Editing) => dropDraft(id),
};

/** Edits one highlight at a time: add, start, change, save, cancel, and what may prevent a save. */
export function useHighlightEditing() {
  const kept = useKeptEditing<Editing | null>(null, draft);
  const { editing, latest, dirty, isKept } = kept;
  const [obstacle, setObstacle] = useState<Obstacle<HighlightView> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<string | null>(null);
  /** The highlight that was edited last; focus goes back to it. */
  const [last, setLast] = useState<string | null>(null);

  const open = (begun: Begun) => {
    setProblems({});
    setObstacle(begun.obstacle);
    kept.open(begun.editing);
  };
  const close = (id: string) => {
    setLast(id);
    setObstacle(null);
    kept.open(null);
  };

  /** Returns false if the owner chooses to continue editing. */
  const cancel = (): boolean => {
    if (!editing) return true;
    if (dirty && !window.confirm(discardQuestion)) return false;
    letGo(editing);
    close(editing.id);
    return true;
  };

  const add = () => {
    if (cancel()) open({ editing: beginNew(), obstacle: null });
  };

  const start = async (highlight: HighlightView) => {
    if (busy || editing?.id === highlight.id || !cancel()) return;
    setBusy(highlight.id);
    try {
      open(await begin(highlight));
    } catch (error) {
      tellUnopened(error, highlight.id);
    } finally {
      setBusy(null);
    }
  };

  const change = (part: Partial<HighlightFields>) => {
    if (!latest.current) return;
    const fields = { ...latest.current.fields, ...part };
    setProblems(problemsAmong(problems, problemsIn(fields)));
    kept.change({ ...latest.current, fields });
  };

  /** Keeps in the editor what was typed during the save. */
  const settle = (sent: Editing, stored: Written<HighlightView>) => {
    const next = settled(latest.current, sent, stored);
    if (next) kept.change(next);
    else close(stored.value.id);
  };

  /** Saves the form's newest content, not what was last rendered. */
  const save = async (over: Partial<Editing> = {}) => {
    if (!latest.current || busy) return;
    const what = { ...latest.current, ...over };
    const found = problemsIn(what.fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    kept.show(what);
    setBusy(what.id);
    setObstacle(null);
    const began = performance.now();
    try {
      settle(what, await send(what));
      showToast(savedWords(began));
    } catch (error) {
      setProblems(fieldErrorsOf(error));
      const load = () => readHighlight(what.id);
      setObstacle(await obstacleOf(error, { load, canBeGone: true }));
    } finally {
      setBusy(null);
    }
  };

  /** Replaces the version shown; another one stored since would be shown in turn. */
  const keepMine = ({ value, etag }: Version<HighlightView>) =>
    save({ base: fieldsOf(value), etag });

  const takeTheirs = ({ value }: Version<HighlightView>) => {
    putHighlight(value);
    dropDraft(value.id);
    close(value.id);
  };

  const saveAsNew = () => latest.current && save(asNew(latest.current));

  /** Stops editing, and keeps the changes on this device only. */
  const keepHere = () => {
    if (!editing) return;
    keepLocally(editing);
    close(editing.id);
  };

  return {
    ...{ editing, obstacle, problems, busy, dirty, isKept, last },
    ...{ add, start, change, cancel, close, save, keepMine, takeTheirs, saveAsNew, keepHere },
  };
}

export type HighlightEditing = ReturnType<typeof useHighlightEditing>;
