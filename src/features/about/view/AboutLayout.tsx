import type { ReactNode } from 'react';
import type { Profile } from '../../../entities/profile.ts';

type Props = {
  profile: Profile;
  quote: ReactNode;
  portrait: ReactNode;
  story: ReactNode;
  cards: ReactNode;
  skills: ReactNode;
};

/**
 * The layout of the About screen (spec 1 §2). The page renders it with read-only parts, the owner's
 * browser with editable ones.
 */
export function AboutLayout({ profile, quote, portrait, story, cards, skills }: Props) {
  const { fullName, headline, location } = profile;
  const subtitle = [headline, location].filter(Boolean).join(', ');
  return (
    <>
      <div className="page-head grid">
        <div className="title">
          <h1>{fullName || 'About'}</h1>
          {subtitle && <p className="subtitle">{subtitle}</p>}
        </div>
        {quote && <div className="aside">{quote}</div>}
      </div>
      <div className="about grid">
        <div className="portrait">{portrait}</div>
        <section className="story" aria-labelledby="about-me">
          {story}
        </section>
        <div className="cards">{cards}</div>
        <section className="skills" aria-labelledby="skills">
          {skills}
        </section>
      </div>
    </>
  );
}
