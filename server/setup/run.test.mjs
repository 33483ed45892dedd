import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';

const program = fileURLToPath(new URL('run.mjs', import.meta.url));

/** Runs a command of the README in folders of its own, with secrets that are not stored. */
async function run(command) {
  const folder = await tempFolder();
  const child = spawn(process.execPath, [program, command], {
    env: {
      ...process.env,
      PORT: '0',
      CONTENT_DIR: `${folder}/content`,
      SITE_DIR: `${folder}/site`,
      OWNER_PASSPHRASE: 'a passphrase of the tests',
      TOKEN_SECRET: 'secret of the tests',
    },
  });
  onTestFinished(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** Runs `npm start` as above, until the server answers. */
async function served() {
  const { child, output } = await run('start');
  const serving = /Serving (http:\S+)/;
  const [, address] = await vi.waitUntil(() => serving.exec(output()), { timeout: 50_000 });
  return { child, address };
}

const serves = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

it('npm start serves the site until the command ends, however it ends', async () => {
  const { child, address } = await served();
  expect(await serves(address)).toBe(true);
  child.kill('SIGKILL');
  await vi.waitUntil(async () => !(await serves(address)), { timeout: 15_000 });
});

it('a command that would build anew what a server runs from says to stop it first, and builds nothing', async () => {
  const { address } = await served();
  const { child, output } = await run('build');
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, output().trim().split('\n').at(-1)]).toEqual([
    1,
    'A server is running from dist, which would be built anew: stop that one first.',
  ]);
  const [asset] = /\/_astro\/[^"' )]+/.exec(await (await fetch(address)).text());
  expect(await serves(address + asset)).toBe(true);
});

it('a command that is none is answered with those that are', async () => {
  const { child, output } = await run('strat');
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, output().trim()]).toEqual([
    2,
    'Commands: start, build, dev, test, bench, torture, passphrase',
  ]);
});
