import type { Logger } from 'pino';
import { endProcess } from './memory.ts';

/** After this the server exits anyway: unfinished work was never acknowledged. */
const LONGEST_STOP_MS = 9_500;

/**
 * Stops gracefully, once, when asked to or when the command that started the server is gone. A stop
 * that fails, or is not done in time, is logged and ends with 1.
 *
 * @returns does the same for another reason, and ends with this code.
 */
export function onStop(
  stop: () => Promise<void>,
  log: Pick<Logger, 'fatal'>,
): (code: number) => void {
  let isStopping = false;
  const failed = (error: unknown) => {
    log.fatal(error, 'the server could not stop as it should; what was acknowledged is stored');
    endProcess(1);
  };
  const late = () => failed(new Error(`Not stopped after ${LONGEST_STOP_MS / 1_000} s.`));
  const end = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(late, LONGEST_STOP_MS).unref();
    void stop().then(() => endProcess(code), failed);
  };
  const asked = () => end(0);
  process.on('SIGINT', asked).on('SIGTERM', asked).on('SIGHUP', asked);
  if (process.connected) process.on('disconnect', asked);
  return end;
}
