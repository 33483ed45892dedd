/** The single-key commands of the reader, in the order of its list of shortcuts. */
export const readingKeys = {
  b: { command: 'bookmark', does: 'Bookmark' },
  f: { command: 'focus', does: 'Focus mode' },
  a: { command: 'auto-scroll', does: 'Auto scroll' },
  '-': { command: 'smaller', does: 'Smaller text' },
  '+': { command: 'larger', does: 'Larger text' },
  c: { command: 'contents', does: 'Contents' },
  r: { command: 'profiles', does: 'Reading profiles' },
  p: { command: 'preferences', does: 'Reading preferences' },
  s: { command: 'share', does: 'Share' },
  d: { command: 'theme', does: 'Light or dark' },
  j: { command: 'next', does: 'Next heading' },
  k: { command: 'previous', does: 'Previous heading' },
  t: { command: 'top', does: 'Back to the top' },
  '?': { command: 'keys', does: 'These keys' },
} as const;

export type ReadingCommand = (typeof readingKeys)[keyof typeof readingKeys]['command'];

/** Other characters for the same key, from other keyboards or without Shift. */
const sameKey: Readonly<Record<string, string>> = { '=': '+', '−': '-', _: '-' };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The command of a pressed key; null if it has none or Ctrl, Cmd or Alt is held. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): ReadingCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const name = sameKey[key] ?? key.toLowerCase();
  return Object.hasOwn(readingKeys, name)
    ? readingKeys[name as keyof typeof readingKeys].command
    : null;
}
