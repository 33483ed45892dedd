import { endProcess } from './memory.ts';

/** After this the server exits anyway: unfinished work was never acknowledged. */
const LONGEST_STOP_MS = 9_500;

/**
 * Stops gracefully, once, when asked to or when the command that started the server is gone.
 *
 * @returns does the same for another reason, and ends with this code.
 */
export function onStop(stop: () => Promise<void>): (code: number) => void {
  let isStopping = false;
  const end = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => endProcess(1), LONGEST_STOP_MS).unref();
    void stop().then(() => endProcess(code));
  };
  const asked = () => end(0);
  process.on('SIGINT', asked).on('SIGTERM', asked).on('SIGHUP', asked);
  if (process.connected) process.on('disconnect', asked);
  return end;
}
