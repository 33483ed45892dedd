import { loadavg } from 'node:os';
import { duration, type Measure } from '../figure.ts';
import { settled } from '../site.ts';

const POLL_MS = 50;

/** From starting the server on content it has never seen until every page stands. */
export const firstRender: Measure = async ({ address, startedAt, startedMs }) => {
  const [load = 0] = loadavg();
  const pages = await settled(address, POLL_MS);
  return [
    { name: 'Load of the whole machine when it was begun (1 minute)', text: load.toFixed(1) },
    { name: 'Pages', text: pages.toLocaleString('en') },
    { name: 'Start of the server until it answers', text: duration(startedMs) },
    {
      name: 'Start of the server until every page is rendered',
      text: duration(performance.now() - startedAt),
    },
  ];
};
