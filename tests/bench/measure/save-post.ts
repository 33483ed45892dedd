import { duration, type Figure, type Measure } from '../figure.ts';
import { type GeneratedPost, marked } from '../generator/posts.ts';
import { processorMs } from '../processor.ts';
import { aimed, PAGE_MS, type Save, type Saved, save, spread, WARM_UP } from '../saves.ts';
import type { Site } from '../site.ts';

/** How often a save also changes the title, and with it every list that shows the post. */
const TITLE_EVERY = 4;
/** Keeps consecutive saves apart in the lists. */
const STEP = 37;

/** The post to save in a round; it differs over many rounds. */
export const postOf = ({ posts }: Site, round: number): GeneratedPost => {
  const found = posts[(round * STEP) % posts.length];
  if (!found) throw new Error('There are no posts to save.');
  return found;
};

/** A save that changes a post's words and, on request, its title. */
export function saveOf({ id, post }: GeneratedPost, mark: string, retitled: boolean): Save {
  const body = {
    body: marked(post.body, mark),
    ...(retitled && { title: `${post.title} ${mark}` }),
  };
  return { api: `/api/posts/${id}`, body, page: `/blog/${post.slug}`, shows: mark };
}

export const changedPage = 'Post: acknowledged until its public page shows it';

type Round = Saved & { retitled: boolean };

async function rounds(site: Site, count: number): Promise<Round[]> {
  const done: Round[] = [];
  for (let round = 0; round < WARM_UP + count; round++) {
    const retitled = round % TITLE_EVERY === TITLE_EVERY - 1;
    const times = await save(site, saveOf(postOf(site, round), `save-${round}`, retitled));
    if (round >= WARM_UP) done.push({ ...times, retitled });
  }
  return done;
}

const follows = 'Post: acknowledged until every page follows';

/** The aim for the time until every page shows a save. */
const ALL_MS = 1_000;

function figures(done: readonly Round[]): Figure[] {
  const first = done.filter(({ gets }) => gets === 1).length;
  const times = (pick: (round: Round) => number) => done.map(pick);
  const consistent = (retitled: boolean) =>
    done.filter((round) => round.retitled === retitled).map((round) => round.consistent);
  return [
    spread(
      'Post: PUT until acknowledged',
      times(({ put }) => put),
    ),
    aimed(
      spread(
        changedPage,
        times(({ page }) => page),
      ),
      PAGE_MS,
    ),
    { name: 'Post: pages that showed it at the first GET', text: `${first} of ${done.length}` },
    aimed(spread(`${follows}, words changed`, consistent(false)), ALL_MS),
    aimed(spread(`${follows}, title changed`, consistent(true)), ALL_MS),
  ];
}

/** Saves posts one after another and looks at their pages. */
export const savePost =
  (count: number): Measure =>
  async (site) => {
    const before = await processorMs(site.pid);
    const found = figures(await rounds(site, count));
    const after = await processorMs(site.pid);
    if (before === null || after === null) return found;
    const each = (after - before) / (WARM_UP + count);
    return [
      ...found,
      { name: 'Post: processor time of the server for one save', text: duration(each) },
    ];
  };

/** Changes the words of one post and waits until every page follows. */
export const saveOne = (site: Site): Promise<Saved> =>
  save(site, saveOf(postOf(site, 0), 'one-more', false));
