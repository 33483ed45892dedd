import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/* A visitor in its own thread, so that its waiting is the server's and not the test's. */
let over = false;
const took: number[] = [];
let failed = 0;
parentPort?.once('message', () => {
  over = true;
});
while (!over) {
  const start = performance.now();
  const answer = await fetch(workerData as string).catch(() => null);
  await answer?.arrayBuffer();
  took.push(performance.now() - start);
  if (answer?.status !== 200) failed += 1;
  await delay(5);
}
parentPort?.postMessage({ took, failed });
