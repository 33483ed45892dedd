import { rename, rm, writeFile } from 'node:fs/promises';

type Options = {
  mode?: number;
  /** Called with the new file, before it takes the place of the old one. */
  made?: (file: string) => Promise<void>;
};

/** The new file while it is being written; a write that is cut short leaves it. */
export const halfOf = (file: string): string => `${file}.tmp`;

/**
 * Replaces a file that can be made again, in one step: whoever reads or copies it, whenever, never
 * finds half of one. Rejects with the file as it was. Nothing waits for the disk, unlike in
 * `replaceFile`: a power cut may take it. One at a time may write a file.
 */
export async function writeWhole(
  file: string,
  content: Parameters<typeof writeFile>[1],
  { mode, made }: Options = {},
): Promise<void> {
  const half = halfOf(file);
  try {
    await writeFile(half, content, { mode });
    await made?.(half);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
