import { wordsLabel } from '../../../../entities/count-label.ts';
import { noContent, postDefaults } from '../../../../entities/post-defaults.ts';
import { outlined } from '../../../../lib/headings.ts';
import { type Story, themeOf } from '../../../../lib/post-editing/story.ts';
import { tagColour } from '../../../../lib/tag-colour.ts';
import { styleOf } from './style-of.ts';
import type { Shown } from './use-preview.ts';

type Props = { story: Story; shown: Shown };

/** The story as readers will see it, in the reader's styles. */
export function LivePreview({ story, shown }: Props) {
  const { html, words, minutes, exact } = shown;
  const [firstTag] = story.tags;
  const prose = outlined(html, 2) || `<p>${noContent}</p>`;
  return (
    <section className="live-preview" aria-label="Live Preview">
      <div className="writing-head">
        <h2>Live Preview</h2>
        {!exact && <p className="meta">Drawn by this browser: code is coloured once published.</p>}
      </div>
      <article className="reader">
        <header>
          {firstTag && (
            <p className="chip" style={{ ['--tag' as string]: tagColour(firstTag) }}>
              {firstTag}
            </p>
          )}
          <p className="display">{story.title.trim() || postDefaults.title}</p>
        </header>
        <p className="byline">
          <span>{minutes} min read</span>
          <span>{wordsLabel(words)}</span>
        </p>
        {story.coverImageUrl && <img className="cover" src={story.coverImageUrl} alt="" />}
        <div
          className="prose"
          style={styleOf(themeOf(story))}
          dangerouslySetInnerHTML={{ __html: prose }}
        />
      </article>
    </section>
  );
}
