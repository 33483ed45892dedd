import { under } from './figure.ts';
import type { Column, Section } from './report.ts';
import { type Save, save, spread } from './saves.ts';
import { openSite, type Site, settled } from './site.ts';

/** What is changed of a kind of entry, and the page that shows it. */
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

/** Saves before those that count: what a server is asked first takes longer. */
const WARM_UP = 4;
/** The aim of a post's page as well. */
const PAGE_MS = 25;
/** Posts, and projects beside the sample's, whose page holds them all. */
const [POSTS, SOME, MANY] = [100, 0, 100];

/** Where a kind's first entry is; the single documents are entries themselves. */
async function addressOf({ address }: Site, { of }: Kind): Promise<string> {
  const found = (await (await fetch(`${address}/api/${of}`)).json()) as unknown;
  const [first] = Array.isArray(found) ? (found as { id: string }[]) : [];
  return first ? `/api/${of}/${first.id}` : `/api/${of}`;
}

async function timesOf(site: Site, kind: Kind, rounds: number): Promise<number[]> {
  const api = await addressOf(site, kind);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const shows = `${kind.of}-${round}`;
    const one: Save = { api, body: kind.body(shows), page: kind.page, shows };
    times.push((await save(site, one)).page);
  }
  return times.slice(WARM_UP);
}

async function column(projects: number, rounds: number): Promise<Column> {
  const site = await openSite(POSTS, projects);
  const figures = [];
  await settled(site.address, 50);
  for (const kind of kinds) {
    const figure = spread(`${kind.name}, on \`${kind.page}\``, await timesOf(site, kind, rounds));
    figures.push({ ...figure, aim: under(PAGE_MS, figure.value ?? Number.POSITIVE_INFINITY) });
  }
  await site.stop();
  return { head: projects ? `and ${projects} more projects` : 'the sample, 100 posts', figures };
}

/** Saves one of every kind of entry, again and again, and looks at the page that shows it. */
export const everyKind = async (rounds: number): Promise<Section> => ({
  title: 'Publish, every kind',
  how: `From the acknowledged PUT until the page shows it, p50 / p95 of ${rounds} saves.`,
  columns: [await column(SOME, rounds), await column(MANY, rounds)],
});
