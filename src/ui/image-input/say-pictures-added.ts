import { announce } from '../announce.ts';

/** Says that pictures were taken, which are shown elsewhere than where they were chosen. */
export function sayPicturesAdded(count: number): void {
  if (count > 0) announce(count === 1 ? 'Picture added.' : `${count} pictures added.`);
}
