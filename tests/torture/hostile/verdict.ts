/** What hostile markup did when it was shown. */
export type HostileVerdict = {
  pages: number;
  /** Stories opened in the editor. */
  stories: number;
  /** What ran, by the page it ran on. */
  executed: string[];
  /** Requests to other hosts, except for pictures, which authors may take from anywhere. */
  requested: string[];
  /** Addresses and handlers that would run something when followed or touched. */
  addresses: string[];
  /** Pages that did not respond when they were checked. */
  silent: string[];
};

export const emptyVerdict = (): HostileVerdict => ({
  pages: 0,
  stories: 0,
  executed: [],
  requested: [],
  addresses: [],
  silent: [],
});
