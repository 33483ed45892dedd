import { readFile } from 'node:fs/promises';
import type { Measure } from '../figure.ts';

const KIB_PER_MIB = 1024;

/** How much memory the server holds now, and the most it held, where the system tells. */
export const memory: Measure = async ({ pid }) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const mebibytes = (field: string) => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
    return kibibytes ? `${Math.round(Number(kibibytes) / KIB_PER_MIB)} MiB` : 'not known here';
  };
  return [
    { name: 'Memory of the server after the saves', text: mebibytes('VmRSS') },
    { name: 'Memory of the server at most', text: mebibytes('VmHWM') },
  ];
};
