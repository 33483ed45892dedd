/** The message when what is to be downloaded cannot be had (spec 3 §8). */
export const exportFailed = 'Failed to export data. Please try again.';

/** How long the file stays available, because a browser may read it later. */
const keptMs = 10_000;

/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
