import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryOf } from './abuse/watch.ts';
import { clientOf, many, tally } from './client.ts';
import { rawGet } from './raw-request.ts';
import type { Scenario } from './report.ts';
import { startOn, workplace } from './server-process.ts';
import { hostileFiles, names } from './uploads/files.ts';
import { ids, traversals } from './uploads/paths.ts';

export type UploadVerdict = {
  uploads: Record<number, number>;
  /** Accepted uploads that contain or lie where they should not. */
  kept: string[];
  memoryMb: number;
  traversals: number;
  leaked: string[];
  ids: number;
  outside: string[];
};

const everyFile = (folder: string) =>
  execFileSync('find', [
    folder,
    '-type',
    'f',
    '-not',
    '-path',
    '*/site/*',
    '-not',
    '-path',
    '*/dist/*',
  ])
    .toString()
    .split('\n')
    .filter(Boolean);

/**
 * Sends files, paths and ids that try to escape their folders, and checks where everything is
 * afterwards.
 *
 * @param every requests one path of this many.
 */
export async function uploads(every = 1): Promise<UploadVerdict> {
  const place = await workplace();
  await mkdir(join(place.content, 'messages'), { recursive: true });
  const secret = 'a secret that no answer holds';
  const others = {
    [join(place.folder, 'package.json')]: '{}',
    [join(place.folder, 'secret.txt')]: secret,
    [join(place.content, 'messages/one.json')]: JSON.stringify({
      name: secret,
      contact: 'a@b.example',
      message: secret,
    }),
  };
  for (const [file, text] of Object.entries(others)) await writeFile(file, text);
  const server = await startOn(place);
  const { token, owner } = await clientOf(server.address);
  const before = memoryOf(server);
  const statuses: number[] = [];
  const kept: string[] = [];
  const files = await hostileFiles();
  const send = async (bytes: Buffer, name: string) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${token}` };
    const url = `${server.address}/api/upload/image`;
    const response = await fetch(url, { method: 'POST', body, headers });
    statuses.push(response.status);
    if (response.ok) await look(((await response.json()) as { url: string }).url, name);
  };
  const look = async (url: string, name: string) => {
    if (!/^\/uploads\/[\w-]{22}\.\d+x\d+\.webp$/.test(url)) kept.push(`${name}: ${url}`);
    const response = await fetch(server.address + url);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.headers.get('Content-Type') !== 'image/webp') kept.push(`${name}: type`);
    if (bytes.includes('<script') || bytes.includes('<html')) kept.push(`${name}: what was behind`);
  };
  for (const [name, bytes] of files) await send(bytes, `${name}.png`);
  const plain = files.get('png with a page behind it') ?? Buffer.alloc(0);
  for (const name of names) await send(plain, name);
  const memoryMb = memoryOf(server) - before;

  const leaked: string[] = [];
  const paths = traversals().filter((_, n) => n % every === 0);
  const answered = /^HTTP\/1\.1 (200|301|400|404|405) /;
  await many(paths.length, 16, async (n) => {
    const path = paths[n] ?? '/';
    const text = await rawGet(server.address, path);
    const inside = /a secret that no answer holds|root:x:0|passphraseHash|tokenSecret/.test(text);
    if (inside || !answered.test(text)) leaked.push(`${path}: ${text.slice(0, 20)}`);
  });
  const long = await rawGet(server.address, `/uploads/${'a'.repeat(300)}`);
  if (!long.startsWith('HTTP/1.1 404')) leaked.push(`300 letters: ${long.slice(0, 20)}`);
  for (const id of ids) {
    const made = await owner('POST', 'skills', { id, name: 'x' });
    if (made.status !== 201 && made.status !== 422) leaked.push(`POST id ${id}: ${made.status}`);
    for (const kind of ['skills', 'posts']) {
      const path = `${kind}/${encodeURIComponent(id)}`;
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const { status } = await owner(method, path, method === 'GET' ? undefined : { name: 'y' });
        if (status >= 500) leaked.push(`${method} ${path}: ${status}`);
      }
    }
  }
  for (const [file, text] of Object.entries(others))
    if (readFileSync(file, 'utf8') !== text) leaked.push(`${file} was changed`);
  await server.kill('SIGTERM');
  const inPlace = new RegExp(
    `^${place.folder}/(content/(uploads/[\\w-]{22}\\.[\\dx.]+webp|skills/[a-z0-9][a-z0-9_-]*\\.json|messages/one\\.json|\\.server\\.lock)|\\.server\\.lock|secret\\.txt|package\\.json)$`,
  );
  const outside = everyFile(place.folder).filter((file) => !inPlace.test(file));
  if (readdirSync(place.content).includes('evil.html')) outside.push('evil.html');
  await place.remove();
  return {
    uploads: tally(statuses),
    kept,
    memoryMb: Math.round(memoryMb),
    traversals: paths.length,
    leaked,
    ids: ids.length,
    outside,
  };
}

export const scenario: Scenario = async (size) => {
  const verdict = await uploads(size === 'long' ? 1 : 7);
  const { kept, leaked, outside, memoryMb } = verdict;
  return [
    {
      promise: 'An upload is a re-encoded picture or refused',
      done: `files of every kind: ${JSON.stringify(verdict.uploads)}`,
      figure: `${kept.length} kept what was behind, memory grew by ${memoryMb} MB`,
      kept: kept.length === 0 && memoryMb < 300,
    },
    {
      promise: 'No path and no id leads out of the folders',
      done: `${verdict.traversals} paths, ${verdict.ids} ids`,
      figure: `${leaked.length} answers from outside, ${outside.length} files outside`,
      kept: leaked.length + outside.length === 0,
    },
  ];
};
