export type StringVerdict = {
  strings: number;
  stored: number;
  refused: number;
  /** Answers that are neither what was asked for nor a refusal that names the field. */
  failed: string[];
  /** Stored as something else, and by no rule that is written down. */
  altered: string[];
  pages: Record<string, number>;
  /** What may not stand in XML, in the feeds. */
  notXml: string[];
};
