/** The changes since a moment: how many there were before it, and the tags of those after it. */
type Since = {
  readonly began: number;
  readonly tags: ReadonlySet<string>;
  /** Whether one of these tags has changed. */
  touches: (tags: readonly string[]) => boolean;
  end: () => void;
};

/** Counts changes, and tells work in progress which ones have overtaken it. */
export class Changes {
  readonly #watching = new Set<Set<string>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  note(tags: readonly string[]): void {
    this.#count += 1;
    for (const since of this.#watching) for (const tag of tags) since.add(tag);
  }

  /** Follows changes from now until `end`. */
  watch(): Since {
    const tags = new Set<string>();
    this.#watching.add(tags);
    return {
      began: this.#count,
      tags,
      touches: (asked) => asked.some((tag) => tags.has(tag)),
      end: () => void this.#watching.delete(tags),
    };
  }
}
