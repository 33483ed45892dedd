import { endProcess } from './memory.ts';

/** After this the server exits anyway: unfinished work was never acknowledged. */
const LONGEST_STOP_MS = 9_500;

/** Stops gracefully, once, when asked to or when the command that started the server is gone. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => endProcess(1), LONGEST_STOP_MS).unref();
    void stop().then(() => endProcess(0));
  };
  process.on('SIGINT', begin).on('SIGTERM', begin).on('SIGHUP', begin);
  if (process.connected) process.on('disconnect', begin);
}
