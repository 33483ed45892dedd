// Loaded with `--import` into every Node process the set-up starts, before its own code. The other
// end of the pipe is held by the set-up: when that ends in any way, even by SIGKILL, the pipe
// closes and this process ends too, so that no server, compiler or npm is left behind.
import { Socket } from 'node:net';

const GRACE_MS = 10_000;

/** Sends itself a signal, because it may have work to finish. */
function stopBy(signal) {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, signal);
}

/** Kills the whole group that it leads; work under way there is done again anyway. */
function killGroup() {
  process.kill(-process.pid, 'SIGKILL');
}

if (process.env.SETUP_LEASH) {
  const [descriptor, how] = process.env.SETUP_LEASH.split(' ');
  // The processes started from here inherit the flag `--import`, but not the pipe.
  delete process.env.SETUP_LEASH;
  const leash = new Socket({ fd: Number(descriptor), readable: true, writable: false });
  leash.on('error', () => leash.destroy());
  leash.on('close', () => (how === 'group' ? killGroup() : stopBy(how)));
  leash.resume().unref();
}
