import type { Language, Profile } from '../../../entities/profile.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AboutCard } from '../view/AboutCard.tsx';
import { LanguageList } from '../view/card-bodies.tsx';
import { EditButton } from './EditButton.tsx';
import { LanguagesInput } from './LanguagesInput.tsx';
import { PartEditor } from './PartEditor.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

type Props = { document: ProfileDocument; profile: Profile };

const shown = (languages: Language[]) => <LanguageList languages={languages} />;

/** The Languages card, edited in place. */
export function LanguagesCard({ document, profile }: Props) {
  const editor = usePart(document, 'languages');
  const { editing, busy, open, change } = editor;
  const opener = useFocusBack(editing !== null);
  if (!editing) {
    const edit = <EditButton what="languages" busy={busy} onEdit={open} opener={opener} />;
    return (
      <AboutCard title="Languages" action={edit}>
        <LanguageList languages={profile.socials.extras.languages} />
      </AboutCard>
    );
  }
  return (
    <AboutCard title="Languages">
      <PartEditor label="Edit languages" editor={editor} show={shown}>
        <LanguagesInput languages={editing.value} onLanguages={change} />
      </PartEditor>
    </AboutCard>
  );
}
