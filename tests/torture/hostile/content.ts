import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A kind of entry, or a single document, and how to fill every field of it with hostile words. */
export type Documents = Map<string, Record<string, unknown>>;

/** Payloads per post: few, so that one which swallows what follows hides little. */
const AT_ONCE = 9;
const MOST_POSTS = 12;
const cut = (text: string, length: number) => text.slice(0, length);

/** Splits texts into groups, each up to a maximum length. */
function filling(texts: readonly string[], most: number): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const text of texts) {
    room -= text.length + 1;
    if (room < 0) {
      groups.push([]);
      room = most - text.length - 1;
    }
    groups.at(-1)?.push(text);
  }
  return groups;
}

/** Entries with each payload in every field that is ever shown; posts hold several at a time. */
export function hostileContent(payloads: readonly string[]): Documents {
  const documents: Documents = new Map();
  const all = payloads.map((payload) => `<p>words ${payload}</p>`).join('\n');
  const some = cut(payloads.find((payload) => payload.includes('onerror')) ?? '', 100);
  documents.set('profile', {
    fullName: some,
    headline: some,
    quote: some,
    about: cut(all, 150_000),
    location: some,
    footnote: some,
    socials: { extras: { interests: [some], focus: [some], motto: some } },
  });
  documents.set('home', { welcomeHtml: cut(all, 150_000) });
  for (const [n, payload] of payloads.entries()) {
    const [line, short, long] = [cut(payload, 200), cut(payload, 80), cut(payload, 5_000)];
    documents.set(`highlights/h${n}`, { icon: cut(short, 8), titleHtml: line, bodyHtml: long });
    documents.set(`skills/s${n}`, { name: short || 'x', category: short, level: short });
    documents.set(`projects/p${n}`, {
      name: short || 'x',
      summary: long,
      techStack: [short],
      client: short,
      role: short,
      location: short,
    });
    documents.set(`experience/e${n}`, {
      company: short || 'x',
      role: short || 'x',
      project: short,
      location: short,
      startDate: '2020-01',
      descriptionHtml: long,
      tools: [cut(short, 40)],
    });
    documents.set(`education/d${n}`, {
      school: short || 'x',
      degree: short,
      field: short,
      thesis: short,
      description: short,
      details: cut(payload, 900),
      startYM: '2020-01',
    });
    documents.set(`certificates/c${n}`, {
      title: short || 'x',
      description: line,
      issuer: short || 'x',
      type: short || 'x',
      dateMonth: '2020-01',
    });
  }
  for (const [n, group] of filling(payloads, 4_900).entries()) {
    const markup = group.join('\n');
    const name = `All of them, part ${n}`;
    documents.set(`projects/all${n}`, { name, summary: markup });
    documents.set(`experience/all${n}`, {
      company: name,
      role: name,
      startDate: '2020-01',
      descriptionHtml: markup,
    });
  }
  const atOnce = Math.max(AT_ONCE, Math.ceil(payloads.length / MOST_POSTS));
  for (let n = 0; n < payloads.length; n += atOnce) {
    const group = payloads.slice(n, n + atOnce);
    documents.set(`posts/b${n}`, {
      slug: `b${n}`,
      title: cut(group[0] ?? '', 200),
      body: group.join('\n\n'),
      tags: [cut(group[0] ?? '', 40)],
      excerpt: cut(group[0] ?? '', 400),
    });
  }
  return documents;
}

/** Writes the documents to disk directly, bypassing the cleaning on write. */
export async function layAsFiles(content: string, documents: Documents): Promise<void> {
  for (const [name, value] of documents) {
    const file = join(content, `${name}.json`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  }
}

type Owner = (method: string, path: string, body: unknown) => Promise<Response>;

/** Sends the documents as the owner would. */
export async function sendAll(owner: Owner, documents: Documents): Promise<void> {
  for (const [name, value] of documents) {
    const [folder, id] = name.split('/');
    const response = id
      ? await owner('POST', String(folder), { ...value, id })
      : await owner('PUT', name, value);
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}
