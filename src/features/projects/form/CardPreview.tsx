import { type CSSProperties, useMemo } from 'react';
import { projectFallbacks } from '../../../entities/project.ts';
import { cardLimits } from '../../../lib/card-limits.ts';
import { countWords } from '../../../lib/count-words.ts';
import { projectModel } from '../../../lib/drawings/index.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { badgeMarks, projectBadges } from '../../../lib/project-badges.ts';
import {
  imageItems,
  linkPreview,
  listItems,
  type ProjectDraft,
} from '../../../lib/projects/draft.ts';
import { readingMinutes } from '../../../lib/reading-time.ts';
import { tagColour } from '../../../lib/tag-colour.ts';
import { firstOf } from '../../../lib/tags.ts';
import { fitOnCard } from '../../../lib/uploaded-image.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import projectCardStyles from '../../../ui/project-card.css?inline';

adoptStyles(projectCardStyles);

type Props = { draft: ProjectDraft; id: string };

/** A live preview of the card as visitors will see it. */
export function CardPreview({ draft, id }: Props) {
  const { name, summaryHtml, techStack, images, projectUrl } = draft;
  const text = useMemo(() => plainText(summaryHtml), [summaryHtml]);
  const tags = firstOf(listItems(techStack), cardLimits.projectTags);
  const [image] = imageItems(images);
  return (
    <aside className="card-preview" aria-label="Preview of the card">
      <p className="meta">
        {image ? 'The first image is the cover.' : 'The cover is drawn from the tech stack.'} It
        changes as you type.
      </p>
      <article className="model">
        {image ? (
          <div className="stand">
            <img className="photo" src={image} alt="" style={fitOnCard(image)} />
          </div>
        ) : (
          <Drawing id={id} name={name} techStack={techStack} />
        )}
        <div className="plaque">
          <p className="meta">
            <Badges draft={draft} />
            <span>{readingMinutes(countWords(text))}m read</span>
          </p>
          <p className="name">{name.trim() || projectFallbacks.name}</p>
          <p className="summary">{text || projectFallbacks.summary}</p>
          <ul className="chips">
            {tags.shown.map((tag) => (
              <li key={tag} className="chip" style={{ '--tag': tagColour(tag) } as CSSProperties}>
                {tag}
              </li>
            ))}
            {tags.more > 0 && <li className="more">+{tags.more}</li>}
          </ul>
          {linkPreview(projectUrl) && (
            <span className="button quiet">
              Live Demo <Icon name="out" small />
            </span>
          )}
        </div>
      </article>
    </aside>
  );
}

/** The card's badges, as if the project were saved now. */
function Badges({ draft }: { draft: ProjectDraft }) {
  const now = new Date();
  const techStack = listItems(draft.techStack);
  const badges = projectBadges({ ...draft, techStack, updatedAt: now.toISOString() }, now);
  return (
    <span className="badges">
      {badges.map((name) => (
        <span key={name} className={`badge ${badgeMarks[name] ?? ''}`}>
          {name}
        </span>
      ))}
    </span>
  );
}

type DrawingProps = { id: string; name: string; techStack: string };

function Drawing({ id, name, techStack }: DrawingProps) {
  const svg = useMemo(
    () => projectModel({ id, name, techStack: listItems(techStack) }),
    [id, name, techStack],
  );
  return <div className="stand" dangerouslySetInnerHTML={{ __html: svg }} />;
}
