/** What became of hostile markup that was shown. */
export type HostileVerdict = {
  pages: number;
  /** Stories that were opened in the editor. */
  stories: number;
  /** What ran, by the page it ran on. */
  executed: string[];
  /** Requests to other hosts, but for pictures, which authors may take from anywhere. */
  requested: string[];
  /** Addresses and handlers that would run something when followed or touched. */
  addresses: string[];
};

export const emptyVerdict = (): HostileVerdict => ({
  pages: 0,
  stories: 0,
  executed: [],
  requested: [],
  addresses: [],
});

/** Adds what was found to what was found before. */
export function add(total: HostileVerdict, found: HostileVerdict): void {
  total.pages += found.pages;
  total.stories += found.stories;
  for (const key of ['executed', 'requested', 'addresses'] as const) total[key].push(...found[key]);
}
