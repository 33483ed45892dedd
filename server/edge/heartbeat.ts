/** A counter that one thread moves on and another looks at. */
export type Beats = Int32Array<SharedArrayBuffer>;

export const newBeats = (): Beats =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const BEAT_MS = 1_000;

/** Shows another thread, for as long as this one runs, that it still gets round to its work. */
export function beat(beats: Beats): void {
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
}

export const LOOK_MS = 10_000;

/**
 * After how many looks without a beat a thread is given up. What the edge does at a time takes it
 * milliseconds, so that half a minute is no load but a loop without end. Looks are counted and not
 * time, because a process that is stopped, or a machine that sleeps, stops both threads: the one
 * that looks is then no more awake than the other.
 */
export const MOST_MISSED = 3;

/**
 * Watches the beats of another thread. A beat is read from memory that both share, so that no
 * message waits in a queue, whichever of the two is busy.
 *
 * @param hung called once, when the thread is given up.
 * @returns stops watching.
 */
export function watchBeats(beats: Beats, hung: () => void): () => void {
  let last = Atomics.load(beats, 0);
  let missed = 0;
  const look = () => {
    const now = Atomics.load(beats, 0);
    missed = now === last ? missed + 1 : 0;
    last = now;
    if (missed < MOST_MISSED) return;
    clearInterval(timer);
    hung();
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
