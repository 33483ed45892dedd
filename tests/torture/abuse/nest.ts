import { request } from 'node:http';
import { deepJson, pathologicalBodies } from '../pathological.ts';
import type { ServerProcess } from '../server-process.ts';

type Route = { method: string; path: string };

/** Sends one request on its own connection; returns the status, or 0 without an answer. */
function sendAlone({ address }: ServerProcess, token: string, to: Route, body?: unknown) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise<number>((resolve) => {
    request(address + to.path, { method: to.method, headers, agent: false })
      .on('error', () => resolve(0))
      .on('response', (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const deepRoutes: [method: string, path: string][] = [
  ['POST', 'posts'],
  ['PUT', 'posts/deep'],
  ['POST', 'projects'],
  ['PUT', 'profile'],
  ['PUT', 'home'],
  ['POST', 'contact'],
  ['DELETE', 'posts'],
];

/** Sends endlessly nested content; neither that request nor later reads may fail. */
export async function nest(server: ServerProcess, token: string, size: number) {
  const send = (method: string, path: string, body?: unknown) =>
    sendAlone(server, token, { method, path: `/api/${path}` }, body);
  const read = (path: string) => sendAlone(server, token, { method: 'GET', path });
  const [failed, took] = [[] as string[], [] as number[]];
  const timed = async (what: string, ask: () => Promise<number>) => {
    const start = performance.now();
    const answered = await ask();
    took.push(performance.now() - start);
    if (answered >= 500) failed.push(`${what}: ${answered}`);
  };
  await send('POST', 'posts', { id: 'deep', slug: 'deep', title: 'Deep' });
  for (const [method, path] of deepRoutes) {
    for (const [what, body] of Object.entries(deepJson)) {
      await timed(`${method} ${path} ${what}`, () => send(method, path, body));
    }
  }
  for (const [what, body] of Object.entries(pathologicalBodies(size))) {
    const about = body.slice(0, 190_000);
    await timed(what, () => send('PUT', 'posts/deep', { body }));
    await timed(`${what}, page`, () => read('/blog/deep'));
    await timed(`${what}, list`, () => read('/api/posts'));
    await timed(`${what}, about`, () => send('PUT', 'profile', { about }));
    await timed(`${what}, about page`, () => read('/about'));
  }
  return { sent: took.length, failed, slowest: Math.round(Math.max(...took)) };
}
