import { escapeText } from 'entities';
import type { Code, Highlight } from '../../src/lib/post-body/render.ts';
import { recentValues } from '../../src/lib/recent.ts';
import type { Coloured } from './kept-colours.ts';

/** Colours blocks of code; the returned function knows these blocks. */
export type HighlightAll = (codes: readonly Code[]) => Promise<Highlight>;

/** Blocks of code as HTML, in the same order. */
export type Colours = (codes: readonly Code[]) => Promise<string[]>;

/** In characters: an edit usually changes few of a post's blocks. */
const KEPT = 400_000;

/**
 * In characters of one post's code; what goes beyond stays without colours. The worst code takes
 * 70 ms for every 300, and other posts wait meanwhile.
 */
const MOST = 100_000;

/** The blocks that are coloured: those with a language, as long as there is room for them. */
function colourable(codes: readonly Code[]): Code[] {
  let room = MOST;
  return codes.filter(({ source, language }) => {
    if (language === '' || source.length > room) return false;
    room -= source.length;
    return true;
  });
}

const keyOf = ({ source, language }: Code) => `${language}\n${source}`;

/** Recently coloured code. */
export class RecentColours {
  readonly #recent = recentValues<string, string>(KEPT, (html, key) => html.length + key.length);
  readonly #tell: (coloured: Coloured) => void;

  /** @param tell called with every block that is coloured for this one, and not taken over. */
  constructor(kept: readonly Coloured[] = [], tell: (coloured: Coloured) => void = () => {}) {
    this.adopt(kept);
    this.#tell = tell;
  }

  /** Takes over what was coloured elsewhere by the same build. */
  adopt(coloured: readonly Coloured[]): void {
    for (const [key, html] of coloured) this.#recent.hold(key, html);
  }

  /** All there is, least recently used first. */
  all(): Iterable<Coloured> {
    return this.#recent.entries();
  }

  /**
   * Colours the blocks of a post by `colours`, each once while there is room. Code without a
   * language stays plain, as do the blocks of a post that has very much code.
   */
  by(colours: Colours): HighlightAll {
    return async (codes) => {
      const known = await this.#coloursOf(colourable(codes), colours);
      return (code) => known.get(keyOf(code)) ?? escapeText(code.source);
    };
  }

  async #coloursOf(codes: readonly Code[], colours: Colours): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    const missing: Code[] = [];
    for (const code of codes) {
      const html = this.#recent.find(keyOf(code));
      if (html === undefined) missing.push(code);
      else known.set(keyOf(code), html);
    }
    const made = missing.length > 0 ? await colours(missing) : [];
    for (const [at, code] of missing.entries()) {
      const coloured: Coloured = [keyOf(code), made[at] ?? ''];
      this.adopt([coloured]);
      this.#tell(coloured);
      known.set(...coloured);
    }
    return known;
  }
}

/** Colours code in this process, which loads the grammars at the first block of code. */
export const highlightHere = (colours = new RecentColours()): HighlightAll =>
  colours.by(async (codes) => {
    const { highlight } = await import('../../src/lib/post-body/highlight.ts');
    return codes.map(highlight);
  });
