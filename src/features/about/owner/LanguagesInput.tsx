import { type KeyboardEvent, useRef, useState } from 'react';
import { type Language, languageName, profileLimits } from '../../../entities/profile.ts';
import { tooLong } from '../../../entities/too-long.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { withLanguage } from './with-language.ts';

type Props = { languages: Language[]; onLanguages: (languages: Language[]) => void };

const nothing: Language = { name: '', level: '' };

/**
 * Languages with their levels: each can be removed, and another added below. Adding one that is
 * already there changes its level. Adding needs both a name and a level; emoji and flags are
 * stripped from the name (spec 1 §5). A complete language that was not added yet is saved too.
 */
export function LanguagesInput({ languages, onLanguages }: Props) {
  const [added, setAdded] = useState(languages);
  const [typed, setTyped] = useState(nothing);
  const name = useRef<HTMLInputElement>(null);
  const complete = completeOf(typed);
  /** A name that is too long is not added, so that it can be corrected. */
  const addable = complete && !tooLong(complete.name, profileLimits.language);

  const show = (list: Language[], next: Language) => {
    setAdded(list);
    setTyped(next);
    const pending = completeOf(next);
    onLanguages(pending ? withLanguage(list, pending) : list);
  };
  const add = () => {
    if (addable) show(withLanguage(added, complete), nothing);
    name.current?.focus();
  };
  const remove = (language: Language) => {
    show(
      added.filter((one) => one !== language),
      typed,
    );
    name.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) add();
  };

  return (
    <div className="languages">
      <ul aria-label="Languages">
        {added.map((language) => (
          <li key={`${language.name} ${language.level}`}>
            <span className="name">{language.name}</span>
            <span className="meta">{language.level}</span>
            <button
              className="icon-button"
              type="button"
              aria-label={`Remove ${language.name}`}
              onClick={() => remove(language)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <LanguageFields
        language={typed}
        nameRef={name}
        onLanguage={(language) => show(added, language)}
        onKeyDown={keys}
      />
      <button className="button" type="button" disabled={!addable} onClick={add}>
        Add language
      </button>
    </div>
  );
}

/** The language as it will be stored; null without a name or level. */
function completeOf({ name, level }: Language): Language | null {
  const clean = languageName(name);
  return clean && level ? { name: clean, level } : null;
}
