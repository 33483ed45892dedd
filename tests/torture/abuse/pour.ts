import { connect } from 'node:net';
import { many, tally } from '../client.ts';
import { documentedRoutes, type Route } from '../documented-routes.ts';
import type { ServerProcess } from '../server-process.ts';

/** Sends an endless body in chunks until it is answered or the limit is reached. */
function pour({ address }: ServerProcess, token: string, { method, path }: Route, mb: number) {
  const { hostname, port } = new URL(address);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  return new Promise<{ sent: number; status: string }>((resolve) => {
    const socket = connect(Number(port), hostname);
    let [sent, status] = [0, 'closed'];
    const done = () => {
      socket.destroy();
      resolve({ sent, status });
    };
    const push = () => {
      while (!socket.destroyed && sent < mb * 16) {
        sent += 1;
        if (!socket.write(chunk)) return;
      }
      if (sent >= mb * 16) setTimeout(done, 200);
    };
    socket.on('data', (data) => {
      status = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? status;
      setTimeout(done, 20);
    });
    socket.on('drain', push).on('error', done).on('close', done);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    push();
  });
}

/** Sends endless bodies to every route, or to a part of them. */
export async function pourAll(server: ServerProcess, token: string, mb: number, every: number) {
  const routes = documentedRoutes().filter((_, n) => n % every === 0);
  const answers: string[] = [];
  let chunks = 0;
  await many(routes.length, 2, async (n) => {
    const { sent, status } = await pour(server, token, routes[n] as Route, mb);
    chunks += sent;
    answers.push(status);
  });
  return { routes: routes.length, sentMb: Math.round(chunks / 16), answers: tally(answers) };
}
