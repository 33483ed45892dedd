import { type Ref, useId } from 'react';
import { generalCategory, skillLimits } from '../../../../entities/skill.ts';
import { tooLong } from '../../../../entities/too-long.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import type { SkillDraft } from './skill-draft.ts';

type Props = {
  skill: SkillDraft;
  categories: readonly string[];
  nameError: string;
  nameRef: Ref<HTMLInputElement>;
  onSkill: (skill: SkillDraft) => void;
};

/** Name, category and level of a skill; suggests the existing categories. */
export function SkillFields({ skill, categories, nameError, nameRef, onSkill }: Props) {
  const list = useId();
  const input = (field: keyof SkillDraft) => ({
    className: 'input',
    value: skill[field],
    onChange: (event: { target: HTMLInputElement }) =>
      onSkill({ ...skill, [field]: event.target.value }),
  });
  const long = (field: keyof SkillDraft) => tooLong(skill[field], skillLimits.text);
  return (
    <div className="skill-fields">
      <Field label="Name" required error={nameError || long('name')}>
        {(ids) => <input {...ids} {...input('name')} ref={nameRef} />}
      </Field>
      <Field label="Category" aside="optional" error={long('category')}>
        {(ids) => (
          <input {...ids} {...input('category')} list={list} placeholder={generalCategory} />
        )}
      </Field>
      <datalist id={list}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field label="Level" aside="optional" error={long('level')}>
        {(ids) => <input {...ids} {...input('level')} />}
      </Field>
    </div>
  );
}
