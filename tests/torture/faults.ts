import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Backend } from '../../server/store/backend.ts';
import { ContentStore } from '../../server/store/content-store.ts';
import { JsonFolder } from '../../server/store/json-folder.ts';
import { collectionNames } from '../../src/entities/collections.ts';
import { apiOn } from '../fixtures/api.ts';
import { silent } from '../fixtures/log.ts';
import { breakDisk, codes, type Fault, releaseDisk, steps, takeDisk } from './faulty-disk.ts';
import { PlainFolder } from './plain-folder.ts';
import type { Scenario } from './report.ts';

const before = (id: string) => ({ name: `before ${id}`, category: '', level: '', sortOrder: 0 });
const kinds = ['update', 'create', 'remove'] as const;
type Kind = (typeof kinds)[number];
type Case = { id: string; kind: Kind; fault: Fault };

/** Every step with every code, once; and a disk that fails from that step on. */
function cases(): Case[] {
  return kinds.flatMap((kind) =>
    steps.flatMap((step, at) => {
      const faults = [
        ...codes.map((code) => ({ steps: [step], code, times: 1 })),
        { steps: steps.slice(at), code: 'EIO' },
      ];
      return faults.map((fault, n): Case => {
        const id = `${kind}-${step.replace(' ', '-')}-${n}`;
        return { id, kind, fault: { ...fault, within: 'skills' } };
      });
    }),
  );
}

export type Verdict = {
  cases: number;
  refused: number;
  torn: string[];
  falseSuccess: string[];
  surfaced: string[];
};

type Asked = Awaited<ReturnType<typeof apiOn>>['owner'];

const ask = (owner: Asked, { kind, id }: Case) => {
  if (kind === 'create') return owner('POST', 'skills', { id, name: `after ${id}` });
  if (kind === 'update') return owner('PUT', `skills/${id}`, { name: `after ${id}` });
  return owner('DELETE', `skills/${id}`);
};

/** What is on disk: the old text, the new one, or neither. */
function stateOf(root: string, { id, kind }: Case): 'old' | 'new' | 'torn' {
  const [old, next] = [kind === 'create' ? null : `before ${id}`, `after ${id}`];
  const name = nameIn(join(root, 'skills', `${id}.json`));
  if (name === old) return 'old';
  return name === (kind === 'remove' ? null : next) ? 'new' : 'torn';
}

function nameIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: unknown }).name;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : 'torn';
  }
}

async function laidOut(all: readonly Case[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'faults-'));
  await new JsonFolder(root).prepare(collectionNames);
  for (const { id, kind } of all) {
    const text = JSON.stringify(before(id));
    if (kind !== 'create') await writeFile(join(root, 'skills', `${id}.json`), text);
  }
  return root;
}

/** Tries every fault with every kind of change, each on its own document. */
export async function faults(backendOn: (root: string) => Backend): Promise<Verdict> {
  const all = cases();
  const root = await laidOut(all);
  const { owner, store } = await apiOn(backendOn(root));
  const accepted = new Map<string, boolean>();
  takeDisk();
  try {
    for (const one of all) {
      breakDisk(one.fault);
      accepted.set(one.id, (await ask(owner, one)).ok);
      breakDisk();
    }
    await delay(1_500); // for what may surface later: changes from outside, restored files
    const verdict = await judged(all, accepted, root);
    await store.close();
    return verdict;
  } finally {
    releaseDisk();
    await rm(root, { recursive: true, force: true });
  }
}

async function judged(all: readonly Case[], accepted: Map<string, boolean>, root: string) {
  const again = await ContentStore.open(new JsonFolder(root), silent);
  const which = (test: (one: Case, yes: boolean) => boolean) =>
    all.filter((one) => test(one, accepted.get(one.id) ?? false)).map(({ id }) => id);
  const served = (id: string) => again.collection('skills').get(id)?.value.name ?? null;
  const verdict: Verdict = {
    cases: all.length,
    refused: which((_, yes) => !yes).length,
    torn: which((one) => stateOf(root, one) === 'torn'),
    falseSuccess: which((one, yes) => yes && stateOf(root, one) !== 'new'),
    surfaced: which(
      ({ id, kind }, yes) => !yes && served(id) !== (kind === 'create' ? null : `before ${id}`),
    ),
  };
  await again.close();
  return verdict;
}

export const ourFolder = (root: string) => new JsonFolder(root);
export const plainFolder = (root: string) => new PlainFolder(root);

const told = ({ torn, falseSuccess, surfaced }: Verdict) =>
  `${torn.length} torn, ${falseSuccess.length} false successes, ${surfaced.length} surfaced later`;
const bad = ({ torn, falseSuccess, surfaced }: Verdict) =>
  torn.length + falseSuccess.length + surfaced.length;

export const scenario: Scenario = async () => {
  const [ours, control] = [await faults(ourFolder), await faults(plainFolder)];
  return [
    {
      promise: 'A failing disk leaves a file old or new, and never a false success',
      done: `${ours.cases} faults at every step of a write, ${ours.refused} refused`,
      figure: told(ours),
      control: `written in place: ${told(control)}`,
      kept: bad(ours) === 0 && bad(control) > 0,
    },
  ];
};
