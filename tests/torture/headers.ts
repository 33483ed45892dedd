import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../../server/setup/paths.mjs';
import { formPaths, navigation } from '../../src/lib/routes.ts';
import { many } from './client.ts';
import { rawGet, rawRequest } from './raw-request.ts';
import type { Scenario } from './report.ts';
import { root, startOn, workplace } from './server-process.ts';

/** The headers that every answer must have. */
const everywhere: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=31536000\b/,
};

/** What a page's policy must never allow. */
const loose = /unsafe-eval|script-src[^;]*(unsafe-inline|https?:|\*|data:)|object-src (?!'none')/;

const parsed = (answer: string) => {
  const [head = ''] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(status.split(' ')[1]), headers: new Map(headers) };
};

/** What is wrong with an answer's headers. */
function faultsOf(what: string, answer: string): string[] {
  const { status, headers } = parsed(answer);
  if (!status) return [`${what}: no answer`];
  const missing = Object.entries(everywhere).filter(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  const faults = missing.map(([name]) => `${what} (${status}): ${name}`);
  if (loose.test(headers.get('content-security-policy') ?? ''))
    faults.push(`${what}: loose policy`);
  if (headers.has('x-powered-by') || headers.has('server')) faults.push(`${what}: tells its maker`);
  return faults;
}

const escaped = (path: string) =>
  `/${path.slice(1).replace(/[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

const pages = [...navigation.map(({ href }) => href), ...formPaths, '/blog/page/2', '/nowhere'];
const others = [
  '/rss.xml',
  '/sitemap.xml',
  '/sitemap/1.xml',
  '/favicon.svg',
  '/robots.txt',
  '/_astro/none.js',
  '/uploads/none.webp',
  '/api/profile',
  '/api/posts',
  '/api/none',
  '/api/health',
  '/api/docs',
  '/api/openapi.json',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fpackage.json',
  '//evil.example/',
];

/** Bytes that never become a request to the application. */
const malformed: Record<string, string> = {
  'not HTTP': 'GET\r\n\r\n',
  'no Host': 'GET / HTTP/1.1\r\n\r\n',
  'two Hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'a Host that is none': 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n',
  'headers without end': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
  'two lengths':
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
  'length and chunks':
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a target that is an address':
    'GET http://a/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a method nobody knows': 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS *': 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
};

export type HeaderVerdict = { answers: number; statuses: number[]; faults: string[] };

/** Requests everything in every way, and checks the headers of the answers. */
export async function headers(): Promise<HeaderVerdict> {
  const place = await workplace(buildFolder);
  await cp(join(root, 'content'), place.content, { recursive: true });
  const { address, kill } = await startOn(place, { env: { SITE_URL: 'https://robin.example' } });
  const asset = /\/_astro\/[^"' ]+/.exec(await (await fetch(`${address}/`)).text())?.[0] ?? '/';
  const targets = [
    ...pages.flatMap((path) => [
      path,
      `${path}/`,
      `${path}/index.html`,
      escaped(path),
      `${path}?q=%`,
    ]),
    ...others,
    asset,
  ];
  const verdict: HeaderVerdict = { answers: 0, statuses: [], faults: [] };
  const hold = (what: string, answer: string) => {
    verdict.answers += 1;
    verdict.statuses.push(parsed(answer).status);
    verdict.faults.push(...faultsOf(what, answer));
  };
  await many(targets.length, 8, async (n) => {
    const target = targets[n] ?? '/';
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
      hold(`${method} ${target}`, await rawGet(address, target, method));
    }
    const known = `GET ${target} HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n`;
    hold(`304 ${target}`, await rawRequest(address, known));
  });
  for (const [what, bytes] of Object.entries(malformed))
    hold(what, await rawRequest(address, bytes));
  await kill('SIGTERM');
  await place.remove();
  verdict.statuses = [...new Set(verdict.statuses)].sort();
  return verdict;
}

export const scenario: Scenario = async () => {
  const { answers, statuses, faults } = await headers();
  return [
    {
      promise: 'Every answer carries the policy and the other headers',
      done: `${answers} answers: ${statuses.join(', ')}`,
      figure: `${faults.length} headers missing or loose`,
      kept: faults.length === 0,
    },
  ];
};
