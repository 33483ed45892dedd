import { unpooled } from '../unpooled.ts';

/** An LRU cache of buffers, limited by their total size in bytes. */
export class ByteCache {
  readonly #max: number;
  readonly #entries = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(maxBytes: number) {
    this.#max = maxBytes;
  }

  /** The bytes of a key when they are cached. */
  peek(key: string): Buffer | undefined {
    const bytes = this.#entries.get(key);
    if (!bytes) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    return bytes;
  }

  /** The bytes of a key; when they are not cached they are made, once for all who ask meanwhile. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = this.peek(key);
    if (bytes) return bytes;
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await null; // so that `#making` holds this before `make` can end
    try {
      const bytes = unpooled(await make());
      this.#add(key, bytes);
      return bytes;
    } finally {
      this.#making.delete(key);
    }
  }

  #add(key: string, bytes: Buffer): void {
    if (bytes.length > this.#max / 8) return;
    this.#entries.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, unused] of this.#entries) {
      if (this.#size <= this.#max) return;
      this.#entries.delete(oldest);
      this.#size -= unused.length;
    }
  }
}
