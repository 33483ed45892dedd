import { duration, type Measure, under } from '../figure.ts';
import { processorMs } from '../processor.ts';
import { settled } from '../site.ts';
import { p50 } from '../statistics.ts';

const STARTS = 5;

/** Starts the server on pages it has made before, until the first byte of the Home screen. */
export const warmStart =
  (limitMs: number): Measure =>
  async (site) => {
    await settled(site.address, 50);
    const times: number[] = [];
    const worked: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      times.push(await site.startAgain());
      worked.push((await processorMs(site.pid)) ?? Number.NaN);
    }
    const value = p50(times);
    const text = `${duration(value)} (${duration(Math.min(...times))} to ${duration(Math.max(...times))})`;
    return [
      { name: 'Warm start to the first byte of `/`', text, value, aim: under(limitMs, value) },
      { name: 'Processor time of it', text: duration(p50(worked)) },
    ];
  };
