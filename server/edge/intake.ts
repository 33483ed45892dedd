import { Socket, type SocketConstructorOpts } from 'node:net';
import { unpooledCopy } from '../unpooled.ts';

/** What the system returns at most for one read, and how much is held. */
const MOST_AT_ONCE = 64 * 1024;

const shared = Buffer.allocUnsafeSlow(MOST_AT_ONCE);

/** Node's own handle of a connection, which its types do not describe. */
type Handle = { useUserBuffer?: unknown };
type WithHandle = { _handle?: Handle | null };

type Options = {
  /** Called with what has come; the bytes are the callee's only until it returns. */
  read: (bytes: Buffer) => void;
  /** Called once all is read that the client will ever send. */
  ended: () => void;
};

/**
 * What comes in over an accepted connection, read into one buffer that all connections share. Node
 * does so only for connections a program opens (`onread`); for those it accepts it takes 64 KiB for
 * every read, a sixth of the work of a request. Where Node's handles are not as they are known, the
 * bytes are read as Node does.
 */
export class Intake {
  /** The connection's socket from now on, instead of the accepted one. */
  readonly socket: Socket;
  readonly #options: Options;
  #isHeld = false;
  #held: Buffer[] = [];
  /** Whether the client has ended its side, and whether that was told. */
  #state: 'open' | 'ended' | 'told' = 'open';

  constructor(accepted: Socket, options: Options) {
    this.#options = options;
    this.socket = readShared(accepted, (bytes) => this.#received(bytes));
    this.socket.on('end', () => {
      this.#state = 'ended';
      this.#tellEnd();
    });
  }

  /** Holds what comes; some is read from the system still, to notice when the client leaves. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Goes on with what was held, as long as nobody holds again, and then with what comes. */
  goOn(): void {
    this.#isHeld = false;
    for (const bytes of this.#held.splice(0)) this.#received(bytes);
    this.#tellEnd();
    if (!this.#isHeld) this.socket.resume();
  }

  #received(bytes: Buffer): void {
    if (this.#isHeld) this.#holdBack(bytes);
    else this.#options.read(bytes);
  }

  #holdBack(bytes: Buffer): void {
    this.#held.push(unpooledCopy(bytes));
    const size = this.#held.reduce((sum, { length }) => sum + length, 0);
    if (size >= MOST_AT_ONCE) this.socket.pause();
  }

  #tellEnd(): void {
    if (this.#state !== 'ended' || this.#held.length > 0) return;
    this.#state = 'told';
    this.#options.ended();
  }
}

/** Reads a connection into the shared buffer, and returns the socket to go on with. */
function readShared(accepted: Socket, read: (bytes: Buffer) => void): Socket {
  const handle = takeHandle(accepted);
  if (!handle) return accepted.on('data', read);
  const callback = (length: number) => {
    read(shared.subarray(0, length));
    return true;
  };
  const options = { handle, allowHalfOpen: true, onread: { buffer: shared, callback } };
  return new Socket(options as unknown as SocketConstructorOpts);
}

/** Takes the connection away from its socket, which is of no use then. */
function takeHandle(socket: Socket): Handle | null {
  const own = socket as WithHandle;
  const handle = own._handle;
  if (typeof handle?.useUserBuffer !== 'function') return null;
  own._handle = null;
  socket.destroy();
  return handle;
}
