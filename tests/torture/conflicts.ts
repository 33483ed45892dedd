import { setTimeout as delay } from 'node:timers/promises';
import { ContentStore } from '../../server/store/content-store.ts';
import { JsonFolder } from '../../server/store/json-folder.ts';
import { collectionNames } from '../../src/entities/collections.ts';
import { silent } from '../fixtures/log.ts';
import { clientOf } from './client.ts';
import type { Scenario } from './report.ts';
import { startOn, workplace } from './server-process.ts';

export type ConflictVerdict = {
  edits: number;
  accepted: number;
  conflicts: number;
  /** Accepted edits that are missing from the final state. */
  lost: number;
  other: number[];
};

type Client = Awaited<ReturnType<typeof clientOf>>;

/**
 * One edit: reads an entry, adds its own mark to the text, and writes it back, with or without
 * `If-Match`.
 */
async function edit({ owner }: Client, id: string, mark: string, careful: boolean) {
  const read = await owner('GET', `posts/${id}`);
  const etag = read.headers.get('ETag') ?? '';
  const { body } = (await read.json()) as { body: string };
  await delay(Math.random() * 5);
  const headers: HeadersInit = careful ? { 'If-Match': etag } : {};
  const written = await owner('PUT', `posts/${id}`, { body: `${body} ${mark}` }, headers);
  await written.arrayBuffer();
  return written.status;
}

type Options = { clients: number; edits: number; entries: number; careful: boolean };

/**
 * Lets many clients edit few entries at once; the stored state must contain every accepted edit.
 */
export async function conflicts({ clients, edits, entries, careful }: Options) {
  const place = await workplace();
  const server = await startOn(place);
  const client = await clientOf(server.address);
  for (let n = 0; n < entries; n++) {
    await client.owner('POST', 'posts', { id: `entry-${n}`, title: `Entry ${n}`, body: 'Begin' });
  }
  const accepted = new Set<string>();
  const verdict: ConflictVerdict = { edits: 0, accepted: 0, conflicts: 0, lost: 0, other: [] };
  const one = async (who: number) => {
    for (let n = 0; n < edits; n++) {
      const mark = `m${who}-${n}.`;
      const status = await edit(client, `entry-${(who + n) % entries}`, mark, careful);
      verdict.edits += 1;
      if (status === 200) accepted.add(mark);
      else if (status === 412) verdict.conflicts += 1;
      else verdict.other.push(status);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, who) => one(who)));
  await server.kill('SIGTERM');
  const stored = await wordsIn(place.content);
  verdict.accepted = accepted.size;
  verdict.lost = [...accepted].filter((mark) => !stored.has(mark)).length;
  await place.remove();
  return verdict;
}

async function wordsIn(content: string): Promise<Set<string>> {
  const folder = new JsonFolder(content);
  await folder.prepare(collectionNames);
  const store = await ContentStore.open(folder, silent);
  const bodies = [...store.collection('posts').values()].map(({ value }) => value.body);
  await store.close();
  return new Set(bodies.flatMap((body) => body.split(' ')));
}

const told = ({ accepted, conflicts: refused, lost }: ConflictVerdict) =>
  `${accepted} accepted, ${refused} told of a conflict, ${lost} lost`;

export const scenario: Scenario = async () => {
  const all = { clients: 100, edits: 50, entries: 10 };
  const ours = await conflicts({ ...all, careful: true });
  const control = await conflicts({ ...all, careful: false });
  return [
    {
      promise: 'No edit made with If-Match is silently lost',
      done: '100 clients x 50 edits on 10 entries',
      figure: told(ours),
      control: `without If-Match: ${told(control)}`,
      kept: ours.lost === 0 && ours.other.length === 0 && control.lost > 0,
    },
  ];
};
