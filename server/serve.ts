import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import type { Site } from './app.ts';
import { lockBuild } from './build-lock.ts';
import { Edge } from './edge/edge.ts';
import { BadSetting, hostName, isHttps, places, readSettings, type Settings } from './env.ts';
import { httpServer } from './http-server.ts';
import { giveBackAtRest, giveBackMemory, keepMemorySmall } from './memory.ts';
import { onStop } from './on-stop.ts';
import { runProgram } from './run-program.ts';
import { bareHeaders } from './security/headers.ts';
import { secretsAtStart } from './security/secrets.ts';
import { InUse, shareFolder } from './store/file-lock.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Keeps every command from replacing what this server runs from, until it ends. */
function keepBuild(): () => void {
  try {
    return lockBuild(places.build, shareFolder);
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    throw new BadSetting(`${places.build} is being built; start again when that is done.`);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const release = keepBuild();
  const https = isHttps(settings);
  const log = pino({ level: settings.LOG_LEVEL });
  const edge = new Edge(https, log); // its thread starts while this one loads all the rest
  const secrets = await secretsAtStart(places.secrets, settings);
  const { createServer } = await import('./app.ts');
  const site = await createServer(settings, secrets, log, edge);
  const server = httpServer(site.fetch, hostName(settings), bareHeaders(https));
  const port = await edge.listen(server, settings.HOST, settings.PORT);
  await edge.goFirst();
  const end = onStop(async () => {
    await edge.stop();
    await site.close();
    release();
  }, log);
  void edge.lost.then(() => end(1));
  // Said last: whoever reads it may stop the server at once.
  say(`Serving ${servedAt(settings, port)}`);
  void getReady(site);
}

/** By then whoever waited for the start is answered. */
const ANSWERED_MS = 1_000;

/**
 * Does what need not delay the first answers, so that no visitor and no save waits for it later.
 */
async function getReady(site: Site): Promise<void> {
  let isPublished = false;
  const published = site.publish().finally(() => {
    isPublished = true;
  });
  await pause(ANSWERED_MS);
  keepMemorySmall();
  if (!isPublished) {
    await published;
    giveBackMemory();
  }
  await site.warmUp();
  giveBackMemory();
  giveBackAtRest();
}

/** The public address, if there is one, and the one that the server listens at. */
function servedAt(settings: Settings, port: number): string {
  const host = settings.HOST === '127.0.0.1' ? 'localhost' : hostName(settings);
  const here = `http://${host}:${port}`;
  return settings.SITE_URL ? `${settings.SITE_URL} at ${here}` : here;
}

await runProgram(start);
