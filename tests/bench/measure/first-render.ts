import { loadavg } from 'node:os';
import { duration, type Measure } from '../figure.ts';
import { settled } from '../site.ts';

const POLL_MS = 50;

export const fullRender = 'Start of the server until every page is rendered';

/** The time from starting the server on new content until every page is rendered. */
export const firstRender: Measure = async ({ address, startedAt, startedMs }) => {
  const [load = 0] = loadavg();
  const pages = await settled(address, POLL_MS);
  const ms = performance.now() - startedAt;
  return [
    { name: 'Load of the whole machine when it was begun (1 minute)', text: load.toFixed(1) },
    { name: 'Pages', text: pages.toLocaleString('en') },
    { name: 'Start of the server until it answers', text: duration(startedMs) },
    { name: fullRender, text: duration(ms), value: ms },
  ];
};
