import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import {
  knownLanguages,
  type Language,
  languageName,
  levelsFor,
  profileLimits,
} from '../../../entities/profile.ts';
import { tooLong } from '../../../entities/too-long.ts';
import { Field } from '../../../ui/field/Field.tsx';

type Props = {
  language: Language;
  nameRef: RefObject<HTMLInputElement | null>;
  onLanguage: (language: Language) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A language's name and its level, whose choices depend on the name typed (spec 1 §3). */
export function LanguageFields({ language, nameRef, onLanguage, onKeyDown }: Props) {
  const { name, level } = language;
  const suggestions = useId();
  useEffect(() => nameRef.current?.focus(), [nameRef]);

  const levels = levelsFor(languageName(name));
  const rename = (typed: string) => {
    const stillFits = levelsFor(languageName(typed)).includes(level);
    onLanguage({ name: typed, level: stillFits ? level : '' });
  };
  return (
    <div className="language-fields">
      <Field label="Language" error={tooLong(languageName(name), profileLimits.language)}>
        {(ids) => (
          <input
            {...ids}
            ref={nameRef}
            className="input"
            list={suggestions}
            value={name}
            required={level !== ''}
            pattern=".*\p{L}.*"
            title="A name in letters: emoji and flags are left out"
            onChange={(event) => rename(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <datalist id={suggestions}>
        {knownLanguages.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Field label="Level">
        {(ids) => (
          <select
            {...ids}
            className="input"
            value={level}
            required={name.trim() !== ''}
            onChange={(event) => onLanguage({ name, level: event.target.value })}
          >
            <option value="">Choose a level</option>
            {levels.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
