import { diffArrays } from 'diff';

/** A merged text, and in how many places both sides had changed the same. */
export type Merged = { parts: string[]; conflicts: number };

type Change = { from: number; to: number; parts: readonly string[] };

/** One side's changes: the ranges of the base it replaced, and with what. */
function changesOf(base: readonly string[], other: readonly string[]): Change[] {
  const changes: Change[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays([...base], [...other])) {
    const [from, parts] = [at, added ? value : []];
    if (!added) at += value.length;
    if (!added && !removed) continue;
    const before = changes.at(-1)?.to === from ? changes.pop() : undefined;
    changes.push({
      from: before?.from ?? from,
      to: at,
      parts: [...(before?.parts ?? []), ...parts],
    });
  }
  return changes;
}

/** Whether two changes conflict; adjacent ones do not, unless both start at the same place. */
const touch = (a: Change, b: Change) => a.from === b.from || (a.from < b.to && b.from < a.to);

/** A range of the base after one side's changes. */
function applied(base: readonly string[], changes: readonly Change[], from: number, to: number) {
  const parts: string[] = [];
  let at = from;
  for (const change of changes) {
    parts.push(...base.slice(at, change.from), ...change.parts);
    at = change.to;
  }
  return [...parts, ...base.slice(at, to)];
}

/**
 * Merges two versions with a common base. A change by one side is taken; where both changed the
 * same place, both stay, mine first, so that no words are lost.
 */
export function merge(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): Merged {
  const [left, right] = [changesOf(base, mine), changesOf(base, theirs)];
  const parts: string[] = [];
  let [at, conflicts] = [0, 0];
  while (left.length > 0 || right.length > 0) {
    const [hunkLeft, hunkRight] = nextHunk(left, right);
    const all = [...hunkLeft, ...hunkRight];
    const from = Math.min(...all.map((change) => change.from));
    const to = Math.max(...all.map((change) => change.to));
    parts.push(...base.slice(at, from));
    const [a, b] = [applied(base, hunkLeft, from, to), applied(base, hunkRight, from, to)];
    const agree = hunkLeft.length === 0 || hunkRight.length === 0 || a.join('\0') === b.join('\0');
    if (!agree) conflicts += 1;
    parts.push(...(hunkLeft.length > 0 ? a : b), ...(agree ? [] : b));
    at = to;
  }
  return { parts: [...parts, ...base.slice(at)], conflicts };
}

/** Takes the first changes of both sides and all that touch them. */
function nextHunk(left: Change[], right: Change[]): [Change[], Change[]] {
  const hunk: [Change[], Change[]] = [[], []];
  const [l, r] = [left[0], right[0]];
  const first = !r || (l && l.from <= r.from) ? left : right;
  hunk[first === left ? 0 : 1].push(...first.splice(0, 1));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [side, mine, other] of [
      [left, hunk[0], hunk[1]],
      [right, hunk[1], hunk[0]],
    ] as const) {
      const [next] = side;
      if (!next || !other.some((change) => touch(change, next))) continue;
      mine.push(...side.splice(0, 1));
      grew = true;
    }
  }
  return hunk;
}
