import { type Encoding, encodingFor, isWorthCompressing } from '../site/encoding.ts';
import { notModified, whole } from '../site/negotiation.ts';
import { HttpMessage } from './http-message.ts';
import type { HotPage, VersionChange } from './messages.ts';
import type { PlainGet } from './request-head.ts';

type Kept = { page: HotPage; compressible: boolean; messages: Map<Encoding, HttpMessage> };

/** A page's newest version, then the one before it, and when one of them was last sent. */
type Versions = { kept: Kept[]; usedAt: number };

type Options = {
  /** The current version of each page, by its slot: the origin writes, the edge reads. */
  versions: Int32Array<SharedArrayBuffer>;
  maxBytes: number;
  /** Called with each page evicted to make room. */
  dropped: (page: HotPage) => void;
};

const nowInSeconds = () => Math.floor(Date.now() / 1_000);

const keep = (page: HotPage): Kept => ({
  page,
  compressible: isWorthCompressing(page.headers['content-type'], page.size),
  messages: new Map(),
});

const sizeOf = ({ messages }: Kept) =>
  [...messages.values()].reduce((sum, { length }) => sum + length, 0);

/** The pages the edge serves while they are current, as bytes ready to be sent. */
export class PageCache {
  readonly #options: Options;
  readonly #pages = new Map<string, Versions>();
  #size = 0;
  /** Counts what is sent: cheaper than keeping the pages in order at every request. */
  #uses = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds a page's bytes in an encoding. The version before stays until this one is current. */
  add(page: HotPage, encoding: Encoding, bytes: Uint8Array): void {
    const versions = this.#take(page.path);
    const [newest] = versions;
    const same = newest?.page.version === page.version ? newest : undefined;
    const kept = same ?? keep(page);
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const message = new HttpMessage(whole(page, encoding, body), nowInSeconds());
    kept.messages.set(encoding, message);
    this.#put(page.path, same ? versions : [kept, ...versions.slice(0, 1)]);
    this.#makeRoom();
  }

  /** Makes a version current, unless the one before it is out of date by now. */
  replace({ slot, before, next }: VersionChange): void {
    Atomics.compareExchange(this.#options.versions, slot, before, next);
  }

  /** Whether any version of a page is cached, current or not. */
  has(path: string): boolean {
    return this.#pages.has(path);
  }

  /** The answer to a request, if its page is current at this moment; otherwise undefined. */
  answer({ path, accept, known }: PlainGet): HttpMessage | undefined {
    const kept = this.#current(path);
    if (!kept) return undefined;
    const { page, compressible, messages } = kept;
    const second = nowInSeconds();
    const unchanged = notModified(known, page);
    if (unchanged) return new HttpMessage(unchanged, second);
    return messages.get(encodingFor(accept, compressible))?.at(second);
  }

  #current(path: string): Kept | undefined {
    const versions = this.#pages.get(path);
    const [newest, before] = versions?.kept ?? [];
    if (!versions || !newest) return undefined;
    const version = Atomics.load(this.#options.versions, newest.page.slot);
    const kept = newest.page.version === version ? newest : before;
    if (kept?.page.version !== version) return undefined;
    versions.usedAt = ++this.#uses;
    return kept;
  }

  #take(path: string): Kept[] {
    const { kept } = this.#pages.get(path) ?? { kept: [] };
    this.#pages.delete(path);
    for (const one of kept) this.#size -= sizeOf(one);
    return kept;
  }

  #put(path: string, kept: Kept[]): void {
    this.#pages.set(path, { kept, usedAt: ++this.#uses });
    for (const one of kept) this.#size += sizeOf(one);
  }

  #makeRoom(): void {
    while (this.#size > this.#options.maxBytes) {
      const [newest] = this.#take(leastRecent(this.#pages));
      if (newest) this.#options.dropped(newest.page);
    }
  }
}

function leastRecent(pages: ReadonlyMap<string, Versions>): string {
  let least = { path: '', usedAt: Number.POSITIVE_INFINITY };
  for (const [path, { usedAt }] of pages) if (usedAt < least.usedAt) least = { path, usedAt };
  return least.path;
}
