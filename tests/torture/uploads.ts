import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { clientOf, many, tally } from './client.ts';
import { rawGet } from './raw-request.ts';
import type { Scenario } from './report.ts';
import { type ServerProcess, startOn, workplace } from './server-process.ts';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one colour and any size: little to send, much to unpack. */
function pngBomb(side: number, rows = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(rows, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(Math.min(rows, 30_000) * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const marker = '<script>globalThis.executed=1</script>';

/** Files that are not, or not only, what they say, by name. */
async function hostileFiles(): Promise<Map<string, Buffer>> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d83008' } });
  const [png, jpeg, gif] = [
    await picture.png().toBuffer(),
    await picture.jpeg().toBuffer(),
    await picture.gif().toBuffer(),
  ];
  const text = (content: string) => Buffer.from(content);
  return new Map([
    ['png with a page behind it', Buffer.concat([png, text(`<html>${marker}`)])],
    ['jpeg with a page behind it', Buffer.concat([jpeg, text(`<html>${marker}`)])],
    ['gif with a page behind it', Buffer.concat([gif, text(`<html>${marker}`)])],
    ['page with a gif’s name in front', text(`GIF89a/*${marker}*/=1`)],
    ['drawing with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${marker}</svg>`)],
    [
      'drawing that reads a file',
      text(
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
      ),
    ],
    ['document', text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['page', text(`<!doctype html>${marker}`)],
    ['script', text('globalThis.executed=1')],
    ['postscript', text('%!PS\n(/etc/passwd) (r) file')],
    ['magick script', text('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\n')],
    ['archive', text('PK\u0003\u0004')],
    ['program', text('\u007fELF')],
    ['empty', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 73) % 251))],
    ['cut short', png.subarray(0, 60)],
    ['bomb of 900 million pixels', pngBomb(30_000)],
    ['bomb that says less than it holds', pngBomb(8, 30_000)],
    ['bomb of one long row', pngBomb(40_000_001, 1)],
    ['5 MB + 1', Buffer.alloc(5 * 1024 * 1024 + 1, 1)],
  ]);
}

const names = [
  '../../evil.html',
  'a.svg',
  '..\\..\\evil',
  'con',
  `${'a'.repeat(300)}.png`,
  'a\0.png',
];

/** Ways to say "outside of the folder". */
const steps = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '..%00',
  '.%2e',
  '%c0%ae%c0%ae',
  '..;',
  '....',
  '\\..',
];
const separators = ['/', '%2f', '%5c', '\\', '%252f', '//'];
const targets = [
  'secret.txt',
  'site/.publisher/minutes.json',
  'content/messages/one.json',
  'profile.json',
  '.secrets/owner.json',
  'etc/passwd',
];
const roots = ['/uploads/', '/', '/_astro/', '/api/posts/', '/blog/', '/api/certificates/'];

function traversals(): string[] {
  const ways = steps.flatMap((step) =>
    separators.flatMap((separator) =>
      [1, 2, 6].map((depth) => `${step}${separator}`.repeat(depth)),
    ),
  );
  return roots.flatMap((start) =>
    ways.flatMap((way) => targets.map((target) => start + way + target)),
  );
}

const ids = [
  '..',
  '.',
  '../x',
  '..\\x',
  'a/b',
  '%2e%2e%2fx',
  'a\0b',
  'CON',
  'nul',
  'com1',
  '',
  ' ',
  '.hidden',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'É',
  '-x',
  'x.json',
  'x/../../y',
  '~',
  '$HOME',
  'new',
  'edit',
  'delete',
];

export type UploadVerdict = {
  uploads: Record<number, number>;
  /** What was taken and still holds what it should not, or lies where it should not. */
  kept: string[];
  memoryMb: number;
  traversals: number;
  leaked: string[];
  ids: number;
  outside: string[];
};

const memoryOf = ({ child }: ServerProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

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
 * Sends files, paths and ids that try to get out, and looks what lies where afterwards.
 *
 * @param every of how many paths one is asked for.
 */
export async function uploads(every = 1): Promise<UploadVerdict> {
  const place = await workplace();
  await mkdir(join(place.content, 'messages'), { recursive: true });
  const secret = 'a secret that no answer holds';
  await writeFile(join(place.folder, 'secret.txt'), secret);
  await writeFile(
    join(place.content, 'messages/one.json'),
    JSON.stringify({ name: secret, contact: 'a@b.example', message: secret }),
  );
  const server = await startOn(place);
  const { token, owner } = await clientOf(server.address);
  const before = existsSync(`/proc/${server.child.pid}`) ? memoryOf(server) : 0;
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
    if (!/^\/uploads\/[0-9a-f-]{36}\.\d+x\d+\.webp$/.test(url)) kept.push(`${name}: ${url}`);
    const response = await fetch(server.address + url);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.headers.get('Content-Type') !== 'image/webp') kept.push(`${name}: type`);
    if (bytes.includes('<script') || bytes.includes('<html')) kept.push(`${name}: what was behind`);
  };
  for (const [name, bytes] of files) await send(bytes, `${name}.png`);
  const plain = files.get('png with a page behind it') ?? Buffer.alloc(0);
  for (const name of names) await send(plain, name);
  const memoryMb = existsSync(`/proc/${server.child.pid}`) ? memoryOf(server) - before : 0;

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
    const path = `skills/${encodeURIComponent(id)}`;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const { status } = await owner(method, path, method === 'GET' ? undefined : { name: 'y' });
      if (status >= 500) leaked.push(`${method} ${path}: ${status}`);
    }
  }
  await server.kill('SIGTERM');
  const inPlace = new RegExp(
    `^${place.folder}/(content/(uploads/[0-9a-f-]{36}\\.[\\dx.]+webp|skills/[a-z0-9][a-z0-9_-]*\\.json|messages/one\\.json|\\.server\\.lock)|secret\\.txt)$`,
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
