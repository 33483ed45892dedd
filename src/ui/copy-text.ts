/** Copies a text; returns false if the browser does not allow it, which is logged (spec 3 §8). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('copying failed', error);
    return false;
  }
}
