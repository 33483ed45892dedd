import type { Socket } from 'node:net';
import { ClientTimeout } from './client-timeout.ts';
import type { HttpMessage } from './http-message.ts';
import { Intake } from './intake.ts';

type Options = {
  /** Called with what has come; the bytes are the callee's only until it returns. */
  read: (bytes: Buffer) => void;
  /** Called once all is read that the client will ever send. */
  ended: () => void;
  /** Called when the client has read all that was held back. */
  drained: () => void;
  closed: () => void;
};

/** A client as its connection sees it: reads at its pace, and closes when it does nothing. */
export class Client {
  readonly #intake: Intake;
  readonly #socket: Socket;
  readonly #timeout: ClientTimeout;

  constructor(accepted: Socket, { read, ended, drained, closed }: Options) {
    this.#intake = new Intake(accepted, { read, ended });
    const { socket } = this.#intake;
    this.#socket = socket;
    this.#timeout = new ClientTimeout(socket);
    socket.on('drain', drained);
    socket.on('error', () => socket.destroy()); // the client is gone; `close` follows
    socket.once('close', closed);
  }

  get address(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get isGone(): boolean {
    return this.#socket.destroyed;
  }

  /** Sends part of an answer that it waits for. */
  send(bytes: Uint8Array, sent: () => void): void {
    this.#socket.write(bytes, () => {
      this.#timeout.sending();
      sent();
    });
    this.#timeout.sending();
  }

  /** Sends a whole answer; stops reading from a client that does not read its answers. */
  answer(answer: HttpMessage): void {
    if (!this.#socket.write(answer.bytes)) this.#intake.hold();
    if (this.#socket.writableLength > 0) answer.lend();
  }

  /** Stops reading until its request is answered, however long that takes. */
  wait(): void {
    this.#timeout.suspend();
    this.#intake.hold();
  }

  /** It is to ask for something: nothing is under way. */
  goOn(): void {
    this.#timeout.start();
    this.#intake.goOn();
  }

  /** Reads on, whatever is under way. */
  readOn(): void {
    this.#intake.goOn();
  }

  end(): void {
    this.#socket.end();
  }

  /** Closes once everything is sent, or after the keep-alive time. */
  close(): void {
    this.#timeout.start();
    this.#socket.destroySoon();
  }
}
