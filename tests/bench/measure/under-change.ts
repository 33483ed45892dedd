import { setTimeout as pause } from 'node:timers/promises';
import { duration, type Figure, type Measure, whole } from '../figure.ts';
import { pageOf20Kb } from '../load/page-of-20-kb.ts';
import { type Load, load } from '../load/wrk.ts';
import { put } from '../saves.ts';
import { type Site, settled } from '../site.ts';
import { postOf, saveOf } from './save-post.ts';

const EVERY_MS = 100;
/** How often a save changes the page under load, and how often a title, and with it the lists. */
const [LOADED_EVERY, TITLE_EVERY] = [2, 5];
const MOST_TIMES = 2;

type Changes = { saves: number; stale: number; late: number };

/** Saves a post, then requests its page once; returns whether that page is outdated. */
async function saveAndLook(site: Site, loaded: string, round: number): Promise<boolean> {
  const own = site.posts.find(({ post }) => loaded === `/blog/${post.slug}`);
  const post = round % LOADED_EVERY === 0 && own ? own : postOf(site, round);
  const one = saveOf(post, `load-${round}`, round % TITLE_EVERY === TITLE_EVERY - 1);
  await put(site, one);
  const response = await fetch(site.address + one.page, { headers: { 'Accept-Encoding': 'br' } });
  return !(await response.text()).includes(one.shows);
}

/** Saves every 100 ms until told to stop; a slower save delays the next. */
async function keepSaving(site: Site, loaded: string, over: () => boolean): Promise<Changes> {
  const done: Changes = { saves: 0, stale: 0, late: 0 };
  while (!over()) {
    const due = performance.now() + EVERY_MS;
    if (await saveAndLook(site, loaded, done.saves)) done.stale += 1;
    done.saves += 1;
    const left = due - performance.now();
    if (left < 0) done.late += 1;
    else await pause(left);
  }
  return done;
}

function figures(quiet: Load, busy: Load, { saves, stale, late }: Changes): Figure[] {
  const ratio = busy.p99 / quiet.p99;
  const none = (name: string, count: number): Figure => ({
    name,
    text: whole(count),
    value: count,
    aim: { text: 'none', met: count === 0 },
  });
  const line = ({ perSecond, p99 }: Load) => `${whole(perSecond)} a second, p99 ${duration(p99)}`;
  return [
    none('Requests that failed', busy.failed),
    none('Pages older than their save, asked for right after it', stale),
    {
      name: slower,
      text: ratio.toFixed(1),
      value: ratio,
      aim: { text: `at most ${MOST_TIMES}`, met: ratio <= MOST_TIMES },
    },
    { name: 'At rest', text: line(quiet) },
    { name: 'While saves land', text: line(busy) },
    { name: 'Saves that landed; of these later than 100 ms', text: `${saves}; ${late}` },
  ];
}

export const slower = 'p99 while saves land, in times of that at rest';

/** Loads one page while a save lands every 100 ms; half of them change that page. */
export const underChange =
  (seconds: number): Measure =>
  async (site) => {
    const path = await pageOf20Kb(site);
    const ask = () => load(site.address + path, { seconds, headers: { 'Accept-Encoding': 'br' } });
    const quiet = await ask();
    let over = false;
    const saving = keepSaving(site, path, () => over);
    const busy = await ask();
    over = true;
    const changes = await saving;
    await settled(site.address, 50);
    return figures(quiet, busy, changes);
  };
