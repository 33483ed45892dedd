import type { Profile } from '../../../entities/profile.ts';
import type { SkillView } from '../../../entities/skill.ts';
import { AboutCard } from './AboutCard.tsx';
import { AboutLayout } from './AboutLayout.tsx';
import { ItemList, LanguageList, Motto } from './card-bodies.tsx';
import { Portrait } from './Portrait.tsx';
import { Quote } from './Quote.tsx';
import { SkillGroups, SkillsHead } from './Skills.tsx';
import { Story, StoryHead } from './Story.tsx';

type Props = { profile: Profile; skills: readonly SkillView[] };

/** The About screen as visitors read it. */
export function AboutView({ profile, skills }: Props) {
  const { interests, languages, focus, motto } = profile.socials.extras;
  return (
    <AboutLayout
      profile={profile}
      quote={profile.quote && <Quote text={profile.quote} />}
      portrait={<Portrait url={profile.avatarUrl} name={profile.fullName} />}
      story={
        <>
          <StoryHead />
          <Story html={profile.about} />
        </>
      }
      cards={
        <>
          <AboutCard title="Interests">
            <ItemList items={interests} />
          </AboutCard>
          <AboutCard title="Languages">
            <LanguageList languages={languages} />
          </AboutCard>
          <AboutCard title="Current Focus">
            <ItemList items={focus} />
          </AboutCard>
          <AboutCard title="Motto">
            <Motto text={motto} />
          </AboutCard>
        </>
      }
      skills={
        <>
          <SkillsHead skills={skills} />
          <SkillGroups skills={skills} />
        </>
      }
    />
  );
}
