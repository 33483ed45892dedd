import { downloadText } from '../../../../ui/download.ts';
import { copyAndSay } from '../copy-and-say.ts';
import type { StoryState } from '../use-story.ts';

type Props = { state: StoryState };

/** Lets the owner copy or download the text, to keep it elsewhere. */
export function SafeWords({ state }: Props) {
  const { title, slug, body } = state.story;
  const download = () =>
    downloadText(`${slug || 'story'}.txt`, 'text/plain;charset=utf-8', `${title}\n\n${body}\n`);
  return (
    <>
      <button className="button" type="button" onClick={() => copyAndSay(body, 'Text copied.')}>
        Copy text
      </button>
      <button className="button" type="button" onClick={download}>
        Download text
      </button>
    </>
  );
}

/** Says where the text is kept, whether or not a save succeeded. */
export function whereKept({ dirty, keptAt }: StoryState): string {
  if (!dirty || keptAt === null) return 'Nothing you wrote is lost.';
  return keptAt === false
    ? 'The text is in this tab alone: copy or download it before you close the tab.'
    : 'Your text is kept on this device.';
}
