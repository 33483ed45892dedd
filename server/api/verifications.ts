import type { LinkCheck, Verification } from '../../src/entities/certificate.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a result is cached: longer for a page that answered. */
const keptFor = { ok: 24 * HOUR_MS, dead: HOUR_MS } as const;

type Kept = { url: string; finding: Promise<Verification>; until: number };

/** Cached checks of certificates' pages; visitors at the same time share one check. */
export class Verifications {
  readonly #check: (url: string) => Promise<LinkCheck>;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();

  /** @param now milliseconds since 1970. */
  constructor(check: (url: string) => Promise<LinkCheck>, now: () => number) {
    this.#check = check;
    this.#now = now;
  }

  /** The result for a certificate, as of `checkedAt`. Rejects as the check does. */
  of(id: string, url: string): Promise<Verification> {
    const kept = this.#kept.get(id);
    if (kept?.url === url && this.#now() < kept.until) return kept.finding;
    this.#forgetOld();
    const fresh: Kept = { url, finding: this.#find(url), until: Number.POSITIVE_INFINITY };
    this.#kept.set(id, fresh);
    const keep = (ms: number) => {
      fresh.until = this.#now() + ms;
    };
    fresh.finding.then(
      ({ ok }) => keep(ok ? keptFor.ok : keptFor.dead),
      () => keep(keptFor.dead),
    );
    return fresh.finding;
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [id, { until }] of this.#kept) if (until <= now) this.#kept.delete(id);
  }

  async #find(url: string): Promise<Verification> {
    const check = await this.#check(url);
    return { ...check, checkedAt: new Date(this.#now()).toISOString() };
  }
}
