import type { ReactNode } from 'react';
import type { SkillView } from '../../../entities/skill.ts';
import { postSection } from '../../../lib/drawings/index.ts';
import { skillGroups } from '../../../lib/skill-groups.ts';
import { Markup } from './Markup.tsx';

type Props = {
  skills: readonly SkillView[];
  /** Buttons for a skill, at the end of its line. */
  tools?: (skill: SkillView) => ReactNode;
};

/** The heading of the section, with one storey drawn for each category. */
export function SkillsHead({ skills }: Pick<Props, 'skills'>) {
  const counts = skillGroups(skills).map((group) => group.skills.length);
  const drawing = postSection(counts, { decorative: true, align: 'end' });
  return (
    <div className="section-bar">
      <h2 id="skills" tabIndex={-1}>
        Skills and Expertise
      </h2>
      <Markup className="drawing" html={drawing} />
    </div>
  );
}

/** Skills by category (spec 1 §2); a skill without one is under General. */
export function SkillGroups({ skills, tools }: Props) {
  if (skills.length === 0) return <p className="meta">No skills are listed yet.</p>;
  return skillGroups(skills).map((group) => (
    <div className="skill-group" key={group.category}>
      <h3>{group.category}</h3>
      <ul>
        {group.skills.map((skill) => (
          <li key={skill.id}>
            <span className="name">{skill.name}</span>
            <span className="meta">{skill.level}</span>
            {tools?.(skill)}
          </li>
        ))}
      </ul>
    </div>
  ));
}
