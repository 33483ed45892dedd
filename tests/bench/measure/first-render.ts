import { duration, type Measure } from '../figure.ts';
import { settled } from '../site.ts';

const POLL_MS = 50;

/** From starting the server on content it has never seen until every page stands. */
export const firstRender: Measure = async ({ address, startedAt, startedMs }) => {
  const pages = await settled(address, POLL_MS);
  return [
    { name: 'Pages', text: pages.toLocaleString('en') },
    { name: 'Start of the server until it answers', text: duration(startedMs) },
    {
      name: 'Start of the server until every page is rendered',
      text: duration(performance.now() - startedAt),
    },
  ];
};
