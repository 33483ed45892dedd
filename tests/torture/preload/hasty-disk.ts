import { promises as disk } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/* Preloaded into the server as a control: reports a new document as written before it is. */
const { rename } = disk;
const LATE_MS = 400;

disk.rename = async (from, to) => {
  if (!String(to).endsWith('.json')) return rename(from, to);
  setTimeout(() => void rename(from, to).catch(() => {}), LATE_MS);
};
syncBuiltinESMExports();
