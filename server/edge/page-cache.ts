import { type Encoding, encodingFor } from '../site/encoding.ts';
import { notModified, whole } from '../site/negotiation.ts';
import { HttpMessage } from './http-message.ts';
import type { HotPage } from './messages.ts';
import type { PlainGet } from './request-head.ts';

type Kept = { page: HotPage; messages: Map<Encoding, HttpMessage> };

type Options = {
  /** The current version of each page, by its slot: the origin writes, the edge reads. */
  versions: Int32Array<SharedArrayBuffer>;
  maxBytes: number;
  /** Called with each page evicted to make room. */
  dropped: (page: HotPage) => void;
};

const nowInSeconds = () => Math.floor(Date.now() / 1_000);

const sizeOf = ({ messages }: Kept) =>
  [...messages.values()].reduce((sum, { length }) => sum + length, 0);

/** The pages the edge serves while they are current, as bytes ready to be sent. */
export class PageCache {
  readonly #options: Options;
  /** By path, least recently used first: the newest version, then the one before it. */
  readonly #pages = new Map<string, Kept[]>();
  #size = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds a page's bytes in an encoding. The version before stays until this one is current. */
  add(page: HotPage, encoding: Encoding, bytes: Uint8Array): void {
    const versions = this.#take(page.path);
    const [newest] = versions;
    const same = newest?.page.version === page.version ? newest : undefined;
    const kept: Kept = same ?? { page, messages: new Map() };
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const message = new HttpMessage(whole(page, encoding, body), nowInSeconds());
    kept.messages.set(encoding, message);
    this.#put(page.path, same ? versions : [kept, ...versions.slice(0, 1)]);
    this.#makeRoom();
  }

  /** Whether any version of a page is cached, current or not. */
  has(path: string): boolean {
    return this.#pages.has(path);
  }

  /** The answer to a request, if its page is current at this moment; otherwise undefined. */
  answer({ path, accept, known }: PlainGet): Buffer | undefined {
    const kept = this.#current(path);
    if (!kept) return undefined;
    const { page, messages } = kept;
    const second = nowInSeconds();
    const unchanged = notModified(known, page);
    if (unchanged) return new HttpMessage(unchanged, second).at(second);
    const encoding = encodingFor(accept, page.headers['content-type'] ?? '', page.size);
    return messages.get(encoding)?.at(second);
  }

  #current(path: string): Kept | undefined {
    const versions = this.#pages.get(path);
    const [newest, before] = versions ?? [];
    if (!versions || !newest) return undefined;
    const version = Atomics.load(this.#options.versions, newest.page.slot);
    const kept = newest.page.version === version ? newest : before;
    if (kept?.page.version !== version) return undefined;
    this.#pages.delete(path);
    this.#pages.set(path, versions);
    return kept;
  }

  #take(path: string): Kept[] {
    const versions = this.#pages.get(path) ?? [];
    this.#pages.delete(path);
    for (const one of versions) this.#size -= sizeOf(one);
    return versions;
  }

  #put(path: string, versions: Kept[]): void {
    this.#pages.set(path, versions);
    for (const one of versions) this.#size += sizeOf(one);
  }

  #makeRoom(): void {
    for (const path of this.#pages.keys()) {
      if (this.#size <= this.#options.maxBytes) return;
      const [newest] = this.#take(path);
      if (newest) this.#options.dropped(newest.page);
    }
  }
}
