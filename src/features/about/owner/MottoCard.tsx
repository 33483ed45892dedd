import { type Profile, profileLimits } from '../../../entities/profile.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AboutCard } from '../view/AboutCard.tsx';
import { Motto } from '../view/card-bodies.tsx';
import { EditButton } from './EditButton.tsx';
import { PartEditor } from './PartEditor.tsx';
import { PlainText } from './PlainText.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

type Props = { document: ProfileDocument; profile: Profile };

const shown = (text: string) => <Motto text={text} />;

/** The Motto card, edited in place. */
export function MottoCard({ document, profile }: Props) {
  const editor = usePart(document, 'motto');
  const { editing, busy, open, change } = editor;
  const opener = useFocusBack(editing !== null);
  if (!editing) {
    const edit = <EditButton what="motto" busy={busy} onEdit={open} opener={opener} />;
    return (
      <AboutCard title="Motto" action={edit}>
        <Motto text={profile.socials.extras.motto} />
      </AboutCard>
    );
  }
  return (
    <AboutCard title="Motto">
      <PartEditor label="Edit motto" editor={editor} show={shown}>
        <PlainText
          labelHidden
          label="Motto"
          value={editing.value}
          max={profileLimits.motto}
          onText={change}
        />
      </PartEditor>
    </AboutCard>
  );
}
