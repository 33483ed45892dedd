import { useStore } from '@nanostores/react';
import type { SkillView } from '../../../entities/skill.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { AboutLayout } from '../view/AboutLayout.tsx';
import aboutOwnerStyles from './about-owner.css?inline';
import { ItemsCard } from './ItemsCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { MottoCard } from './MottoCard.tsx';
import { PortraitEditor } from './PortraitEditor.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { SkillsEditor } from './skills/SkillsEditor.tsx';

adoptStyles(aboutOwnerStyles);

type Props = { document: ProfileDocument; skills: readonly SkillView[] };

/**
 * The About screen with its editors. When owner mode ends, the edit buttons disappear, but a part
 * being edited stays open, so that nothing is lost.
 */
export function AboutOwner({ document, skills }: Props) {
  const profile = useStore(document.$profile);
  return (
    <AboutLayout
      profile={profile}
      quote={<QuoteEditor document={document} text={profile.quote} />}
      portrait={<PortraitEditor document={document} profile={profile} />}
      story={<StoryEditor document={document} html={profile.about} />}
      cards={
        <>
          <ItemsCard document={document} profile={profile} name="interests" title="Interests" />
          <LanguagesCard document={document} profile={profile} />
          <ItemsCard document={document} profile={profile} name="focus" title="Current Focus" />
          <MottoCard document={document} profile={profile} />
        </>
      }
      skills={<SkillsEditor loaded={skills} />}
    />
  );
}
