import { useState } from 'react';
import { experienceLimits, experienceMessages } from '../../../entities/experience.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { TagInput } from '../../../ui/tag-input/TagInput.tsx';
import { withSkills } from './experience-values.ts';

/** Skill suggestions (spec 3 §2). */
const suggestions = [
  'React',
  'JavaScript',
  'Python',
  'Node.js',
  'TypeScript',
  'MongoDB',
  'PostgreSQL',
  'AWS',
  'Docker',
  'Kubernetes',
];

/** The next suggestion; the box for skills after the last. */
const nextTo = (suggestion: Element) =>
  (suggestion.nextElementSibling as HTMLElement | null) ??
  suggestion.closest('fieldset')?.querySelector('input');

type Props = {
  tools: readonly string[];
  error: string | undefined;
  onChange: (tools: string[]) => void;
};

/** The skills of a role, typed or chosen from suggestions. */
export function SkillsFields({ tools, error, onChange }: Props) {
  const rest = suggestions.filter((skill) => !tools.includes(skill));
  const [areTooMany, setAreTooMany] = useState(false);
  const choose = (skill: string, button: HTMLElement) => {
    if (tools.length >= experienceLimits.tools) return setAreTooMany(true);
    const all = withSkills(tools, [skill]);
    if (all.length > tools.length) nextTo(button)?.focus(); // before the button goes
    onChange(all);
  };
  const write = (next: string[], isCut: boolean) => {
    setAreTooMany(isCut);
    onChange(next);
  };
  const count = `${tools.length} of ${experienceLimits.tools}`;
  return (
    <fieldset>
      <legend>Skills & Technologies</legend>
      <Field
        label="Skills"
        aside={count}
        error={areTooMany ? experienceMessages.tooManyTools : error}
        hint="Enter or comma adds."
      >
        {(ids) => (
          <TagInput
            ids={ids}
            tags={tools}
            placeholder="Add a skill"
            suggestions={suggestions}
            most={experienceLimits.tools}
            onChange={write}
          />
        )}
      </Field>
      <div className="quick">
        {rest.map((skill) => (
          <button
            key={skill}
            className="link"
            type="button"
            onClick={({ currentTarget }) => choose(skill, currentTarget)}
          >
            {skill}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
