export type StringVerdict = {
  strings: number;
  stored: number;
  refused: number;
  /** Answers that are neither a success nor a refusal that names the field. */
  failed: string[];
  /** Strings stored as something else, against every documented rule. */
  altered: string[];
  pages: Record<string, number>;
  /** Characters in the feeds that XML does not allow. */
  notXml: string[];
};
