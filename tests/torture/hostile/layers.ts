import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApi } from '../../fixtures/api.ts';
import { root, startOn, type Workplace } from '../server-process.ts';
import { type Documents, hostileContent, layAsFiles, sendAll } from './content.ts';

/**
 * Which of our defences are on; `atRender` means on the server. The browser's sanitiser always is:
 * without it no editor opens.
 */
export type Layers = { atWrite: boolean; atRender: boolean; policy: boolean };

export const all: Layers = { atWrite: true, atRender: true, policy: true };
export const none: Layers = { atWrite: false, atRender: false, policy: false };
export const without: [what: string, layers: Layers][] = [
  ['with every defence', all],
  ['without the sanitiser at write', { ...all, atWrite: false }],
  ['without the sanitiser at render', { ...all, atRender: false }],
  ['without the policy', { ...all, policy: false }],
];

/**
 * The weakest combinations that must hold; with more defences they hold as well. The browser's
 * sanitiser is the same in both, and meets every payload as it was sent in the first; what the
 * second adds for the owner are the previews that the server makes for a writer.
 */
export const least = [
  ['by the sanitiser at render alone', { ...none, atRender: true }, 'owner'],
  ['without the sanitiser at render', { ...all, atRender: false }, 'writer'],
] as const;

/** What has to be taken away; without any defence, the second look at posts as well. */
function preloadsFor({ atWrite, atRender }: Layers): string[] {
  if (atRender) return [];
  return atWrite ? ['no-sanitiser.ts'] : ['no-sanitiser.ts', 'no-second-look.ts'];
}

/** Set in the environment, so that rendering processes are without it as well. */
function environment(layers: Layers) {
  const folder = join(root, 'tests/torture/preload');
  const urls = preloadsFor(layers).map((name) => pathToFileURL(join(folder, name)).href);
  return { NODE_OPTIONS: urls.map((url) => `--import ${url}`).join(' ') };
}

/** Documents as stored when sent to the API. */
async function written(documents: Documents): Promise<Documents> {
  const { owner, backend } = await openApi();
  await sendAll(owner, documents);
  const stored = [...backend.documents].filter(([name]) => documents.has(name.slice(0, -5)));
  return new Map(stored.map(([name, text]) => [name.slice(0, -5), JSON.parse(text)]));
}

/** Starts a server on hostile content, cleaned on write or not; returns its paths. */
export async function served(place: Workplace, payloads: readonly string[], layers: Layers) {
  const documents = hostileContent(payloads);
  await layAsFiles(place.content, layers.atWrite ? await written(documents) : documents);
  const server = await startOn(place, { env: environment(layers) });
  const health = (await (await fetch(`${server.address}/api/health`)).json()) as {
    problems: unknown[];
  };
  if (health.problems.length > 0) throw new Error(JSON.stringify(health.problems));
  const idsOf = (folder: string, start: string) =>
    [...documents.keys()]
      .filter((name) => name.startsWith(`${folder}/${start}`))
      .map((name) => name.slice(folder.length + 1));
  return { server, stories: idsOf('posts', ''), forms: idsOf('projects', 'all') };
}
