import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever the machine (proc(5)). */
const TICK_MS = 10;

/** The processor time a process has used so far, in milliseconds; null where the system does not tell. */
export async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The program's name comes second, in parentheses, and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * TICK_MS;
}
