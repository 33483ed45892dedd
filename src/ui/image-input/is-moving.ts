/** How the files of moving pictures are told, by their type: two frames, or the mark of several. */
const marks: Readonly<Record<string, RegExp>> = {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the bytes before a frame
  'image/gif': /!\u00f9\u0004.{4}\u0000[,!].*!\u00f9\u0004.{4}\u0000[,!]/s,
  'image/png': /^.{0,4096}acTL/s,
  'image/webp': /^RIFF.{4}WEBPVP8X.{0,4096}ANIM/s,
};

/** Whether a file is a picture of several frames. */
export async function isMoving(file: File): Promise<boolean> {
  const mark = marks[file.type];
  if (!mark) return false;
  return mark.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));
}
