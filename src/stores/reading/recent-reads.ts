import { deviceValue, idsIn } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

/** How many recent reads are kept (spec 2 §9). */
const recentReadsMost = 5;

const recent = deviceValue([storageKeys.recentReads], (raws) =>
  idsIn(raws).slice(0, recentReadsMost),
);

/** The ids of the posts opened last, the newest first. */
export const $recentReads = recent.$value;

/** Moves an opened post's id to the front of the list (spec 2 §4). */
export function noteRead(id: string): void {
  const others = recent.read().filter((one) => one !== id);
  recent.write([id, ...others].slice(0, recentReadsMost));
}
