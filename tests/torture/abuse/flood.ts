import { clientOf, many, tally } from '../client.ts';
import type { ServerProcess } from '../server-process.ts';

/** Floods the contact form from one address, then from many. */
export async function flood(server: ServerProcess, token: string, sent: number) {
  const { owner, status } = await clientOf(server.address, token);
  const statuses: number[] = [];
  await many(sent, 16, async (n) => {
    const from = n < sent / 2 ? '192.0.2.1' : `10.0.${(n >> 8) & 255}.${n & 255}`;
    const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'N', contact: 'a@b.example', message: `Message ${n}` });
    statuses.push(await status('/api/contact', { method: 'POST', headers, body }));
  });
  const messages = (await (await owner('GET', 'contact')).json()) as unknown[];
  return { sent, answers: tally(statuses), kept: messages.length };
}
