/** A browser may read the file some time after it was asked for. */
const keptMs = 10_000;

/** Gives a text to be kept as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
