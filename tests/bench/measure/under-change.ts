import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../client.ts';
import { duration, type Figure, type Measure, whole } from '../figure.ts';
import { type Peer, startNginx } from '../load/nginx.ts';
import { pageOf20Kb } from '../load/page-of-20-kb.ts';
import { preparePage } from '../load/prepared-page.ts';
import { type Load, load } from '../load/wrk.ts';
import { put } from '../saves.ts';
import { type Site, settled } from '../site.ts';
import { p50 } from '../statistics.ts';
import { postOf, saveOf } from './save-post.ts';

const EVERY_MS = 100;
/** How often a save changes the page under load, and how often a title, and with it the lists. */
const [LOADED_EVERY, TITLE_EVERY] = [2, 5];
const MOST_TIMES = 2;

type Changes = { saves: number; stale: number; late: number };

/** One server's load at rest, and the same while saves land at this server. */
type Turn = { quiet: Load; busy: Load; changes: Changes };

/** Saves a post, then requests its page once; returns whether that page is outdated. */
async function saveAndLook(site: Site, loaded: string, round: number): Promise<boolean> {
  const own = site.posts.find(({ post }) => loaded === `/blog/${post.slug}`);
  const post = round % LOADED_EVERY === 0 && own ? own : postOf(site, round);
  const one = saveOf(post, `load-${round}-`, round % TITLE_EVERY === TITLE_EVERY - 1);
  await put(site, one);
  return !(await ask(site.address + one.page)).text.includes(one.shows);
}

/** Saves every 100 ms until told to stop; a slower save delays the next. */
async function keepSaving(
  site: Site,
  loaded: string,
  first: number,
  over: () => boolean,
): Promise<Changes> {
  const done: Changes = { saves: 0, stale: 0, late: 0 };
  while (!over()) {
    const due = performance.now() + EVERY_MS;
    if (await saveAndLook(site, loaded, first + done.saves)) done.stale += 1;
    done.saves += 1;
    const left = due - performance.now();
    if (left < 0) done.late += 1;
    else await pause(left);
  }
  return done;
}

/** The middle of one of the two loads over all turns. */
function lineOf(name: string, turns: readonly Turn[], which: 'quiet' | 'busy'): Figure {
  const middleOf = (pick: (load: Load) => number) => p50(turns.map((turn) => pick(turn[which])));
  const rate = whole(middleOf(({ perSecond }) => perSecond));
  return { name, text: `${rate} a second, p99 ${duration(middleOf(({ p99 }) => p99))}` };
}

const none = (name: string, count: number): Figure => ({
  name,
  text: whole(count),
  value: count,
  aim: { text: 'none', met: count === 0 },
});

/** The middle of the turns' ratios, because the two loads of a turn follow each other directly. */
const ratioOf = (turns: readonly Turn[]) =>
  p50(turns.map(({ quiet, busy }) => busy.p99 / quiet.p99));

export const slower = 'p99 while saves land, in times of that at rest';

function ourFigures(turns: readonly Turn[]): Figure[] {
  const ratio = ratioOf(turns);
  const sum = (pick: (turn: Turn) => number) => turns.reduce((all, turn) => all + pick(turn), 0);
  const saves = sum(({ changes }) => changes.saves);
  const late = sum(({ changes }) => changes.late);
  return [
    none(
      'Requests that failed',
      sum(({ quiet, busy }) => quiet.failed + busy.failed),
    ),
    none(
      'Pages older than their save, asked for right after it',
      sum((turn) => turn.changes.stale),
    ),
    {
      name: slower,
      text: ratio.toFixed(1),
      value: ratio,
      aim: { text: `at most ${MOST_TIMES}`, met: ratio <= MOST_TIMES },
    },
    lineOf('At rest', turns, 'quiet'),
    lineOf('While saves land', turns, 'busy'),
    { name: 'Saves that landed; of these later than 100 ms', text: `${saves}; ${late}` },
  ];
}

/** What the machine does to any server: nginx sends a file, which no save changes. */
const nginxFigures = (turns: readonly Turn[]): Figure[] => [
  { name: `${slower}: nginx, beside this server`, text: ratioOf(turns).toFixed(1) },
  lineOf('nginx at rest', turns, 'quiet'),
  lineOf('nginx while saves land at this server', turns, 'busy'),
];

type Size = { rounds: number; seconds: number };

/** Loads an address in turns with and without saves at the site. */
async function turnsOf(site: Site, path: string, urls: readonly string[], size: Size) {
  const turns: Turn[][] = urls.map(() => []);
  let saved = 0;
  const turn = async (url: string): Promise<Turn> => {
    const asked = () => load(url, { seconds: size.seconds, headers: { 'Accept-Encoding': 'br' } });
    const quiet = await asked();
    let over = false;
    const saving = keepSaving(site, path, saved, () => over);
    const busy = await asked();
    over = true;
    const changes = await saving;
    saved += changes.saves;
    await settled(site.address, 50);
    return { quiet, busy, changes };
  };
  for (let round = 0; round < size.rounds; round++)
    for (const [at, url] of urls.entries()) turns[at]?.push(await turn(url));
  return turns;
}

/**
 * Loads one page while a save lands every 100 ms; half of them change that page. nginx is loaded in
 * the same way, with the page's bytes in a file, while the same saves land beside it.
 *
 * @param nginx whether it is installed.
 */
export const underChange =
  (size: Size, nginx: boolean): Measure =>
  async (site) => {
    const path = await pageOf20Kb(site);
    const url = site.address + path;
    const peer: Peer | null = nginx ? await startNginx(await preparePage(url)) : null;
    const urls = [url, ...(peer?.brotli ? [peer.brotli] : [])];
    const [ours = [], beside] = await turnsOf(site, path, urls, size);
    peer?.stop();
    return [...ourFigures(ours), ...(beside ? nginxFigures(beside) : [])];
  };
