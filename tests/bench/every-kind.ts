import type { Figure } from './figure.ts';
import type { Column, Section } from './report.ts';
import { aimed, PAGE_MS, type Save, type Saved, save, spread, WARM_UP } from './saves.ts';
import { openSite, type Site, settled } from './site.ts';

/** How a kind of entry is changed, and the page that shows it. */
type Kind = { name: string; of: string; body: (mark: string) => object; page: string };

const marked = (mark: string) => `<p>${mark}</p>`;

const kinds: readonly Kind[] = [
  {
    name: 'The welcome text',
    of: 'home',
    body: (mark) => ({ welcomeHtml: marked(mark) }),
    page: '/',
  },
  {
    name: 'A highlight',
    of: 'highlights',
    body: (mark) => ({ bodyHtml: marked(mark) }),
    page: '/',
  },
  { name: 'The quote', of: 'profile', body: (quote) => ({ quote }), page: '/about' },
  { name: 'A skill', of: 'skills', body: (name) => ({ name }), page: '/about' },
  {
    name: 'A project',
    of: 'projects',
    body: (mark) => ({ summary: marked(mark) }),
    page: '/projects',
  },
  { name: 'A role', of: 'experience', body: (role) => ({ role }), page: '/experience' },
  { name: 'A study', of: 'education', body: (degree) => ({ degree }), page: '/education' },
  {
    name: 'A certificate',
    of: 'certificates',
    body: (title) => ({ title }),
    page: '/certificates',
  },
];

/** The number of posts, and of projects added to the sample's; one page shows all projects. */
const [POSTS, SOME, MANY] = [100, 0, 100];

/** The API address of a kind's first entry, or of the document itself for `profile` and `home`. */
async function addressOf({ address }: Site, { of }: Kind): Promise<string> {
  const found = (await (await fetch(`${address}/api/${of}`)).json()) as unknown;
  const [first] = Array.isArray(found) ? (found as { id: string }[]) : [];
  return first ? `/api/${of}/${first.id}` : `/api/${of}`;
}

async function savesOf(site: Site, kind: Kind, rounds: number): Promise<Saved[]> {
  const api = await addressOf(site, kind);
  const done: Saved[] = [];
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const shows = `${kind.of}-${round}`;
    const one: Save = { api, body: kind.body(shows), page: kind.page, shows };
    done.push(await save(site, one));
  }
  return done.slice(WARM_UP);
}

/** The times of saves, and of their pages after that, with this many more projects. */
async function columns(projects: number, rounds: number): Promise<Column[]> {
  const site = await openSite(POSTS, projects);
  const where = projects ? `, ${projects} more projects` : '';
  const [saved, shown]: [Figure[], Figure[]] = [[], []];
  await settled(site.address, 50);
  for (const kind of kinds) {
    const done = await savesOf(site, kind, rounds);
    const name = `${kind.name}, on \`${kind.page}\``;
    const [puts, pages] = [done.map(({ put }) => put), done.map(({ page }) => page)];
    saved.push(spread(name, puts));
    shown.push(aimed(spread(name, pages), PAGE_MS));
  }
  await site.stop();
  return [
    { head: `PUT until acknowledged${where}`, figures: saved },
    { head: `until its page shows it${where}`, figures: shown },
  ];
}

/** Saves one entry of every kind repeatedly, and looks at the page that shows it. */
export const everyKind = async (rounds: number): Promise<Section> => ({
  title: 'Publish, every kind',
  how: `With the sample and ${POSTS} posts, p50 / p95 of ${rounds} saves; the aim is the page’s.`,
  columns: [...(await columns(SOME, rounds)), ...(await columns(MANY, rounds))],
});
