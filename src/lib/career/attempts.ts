/** Pauses before the second and the third attempt, in milliseconds (spec 3 §9). */
const attemptDelays = [1_000, 2_000] as const;
const attemptCount = attemptDelays.length + 1;

type Options = {
  /** Called before the second and the third attempt. */
  onRetry: (attempt: number) => void;
  wait?: (ms: number) => Promise<void>;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** 'Retrying... (Attempt n/3)' (spec 3 §2). */
export const retryText = (attempt: number): string =>
  `Retrying... (Attempt ${attempt}/${attemptCount})`;

/** Calls `read` up to three times, 1 s and then 2 s apart; throws the last error. */
export async function withAttempts<T>(
  read: () => Promise<T>,
  { onRetry, wait = pause }: Options,
): Promise<T> {
  for (const [index, delay] of attemptDelays.entries()) {
    try {
      return await read();
    } catch {
      onRetry(index + 2); // the error matters only if every attempt fails
      await wait(delay);
    }
  }
  return read();
}
