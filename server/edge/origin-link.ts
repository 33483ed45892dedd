import type { ToOrigin } from './messages.ts';

export type TellOrigin = (message: ToOrigin, transfer?: ArrayBuffer[]) => void;

/** What the origin is told of a connection: nothing, until the first request that it is to read. */
export class OriginLink {
  readonly #id: number;
  readonly #address: () => string | undefined;
  readonly #tell: TellOrigin;
  #isOpen = false;

  constructor(id: number, address: () => string | undefined, tell: TellOrigin) {
    this.#id = id;
    this.#address = address;
    this.#tell = tell;
  }

  /** Whether the origin knows of the connection. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Relays bytes that are nobody else's. */
  relay(bytes: Buffer<ArrayBuffer>): void {
    if (!this.#isOpen) this.#tell({ kind: 'open', id: this.#id, address: this.#address() });
    this.#isOpen = true;
    this.#tell({ kind: 'data', id: this.#id, bytes }, [bytes.buffer]);
  }

  /** Bytes of the origin's are on their way to the client. */
  sent(length: number): void {
    this.#tell({ kind: 'sent', id: this.#id, length });
  }

  /** The client sends no more, or is gone. */
  over(kind: 'end' | 'close'): void {
    if (this.#isOpen) this.#tell({ kind, id: this.#id });
  }
}
