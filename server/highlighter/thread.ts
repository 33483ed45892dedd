import { parentPort } from 'node:worker_threads';
import { highlight } from '../../src/lib/post-body/highlight.ts';
import type { Answer, Question } from './highlighter.ts';

const server = parentPort;
if (!server) throw new Error('The highlighter is a thread of the server.');

server.on('message', ({ id, code }: Question) => {
  const answer: Answer = { id, html: highlight(code) };
  server.postMessage(answer);
});
