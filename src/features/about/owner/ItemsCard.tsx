import { useState } from 'react';
import type { Profile } from '../../../entities/profile.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AboutCard } from '../view/AboutCard.tsx';
import { ItemList } from '../view/card-bodies.tsx';
import { EditButton } from './EditButton.tsx';
import { itemsOf } from './items.ts';
import { PartEditor } from './PartEditor.tsx';
import { PlainText } from './PlainText.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

type Props = {
  document: ProfileDocument;
  profile: Profile;
  name: 'interests' | 'focus';
  title: string;
};

const shown = (items: string[]) => <ItemList items={items} />;

/** A card of short texts, edited in place with one item to a line. */
export function ItemsCard({ document, profile, name, title }: Props) {
  const editor = usePart(document, name);
  const { editing, busy, open } = editor;
  const opener = useFocusBack(editing !== null);
  const what = title.toLowerCase();
  if (!editing) {
    const edit = <EditButton what={what} busy={busy} onEdit={open} opener={opener} />;
    return (
      <AboutCard title={title} action={edit}>
        <ItemList items={profile.socials.extras[name]} />
      </AboutCard>
    );
  }
  return (
    <AboutCard title={title}>
      <PartEditor label={`Edit ${what}`} editor={editor} show={shown}>
        <Lines label={title} items={editing.value} onItems={editor.change} />
      </PartEditor>
    </AboutCard>
  );
}

type LinesProps = { label: string; items: string[]; onItems: (items: string[]) => void };

/** Keeps the text as typed, including unfinished lines, apart from the items it contains. */
function Lines({ label, items, onItems }: LinesProps) {
  const [typed, setTyped] = useState(() => items.join('\n'));
  const type = (text: string) => {
    setTyped(text);
    onItems(itemsOf(text));
  };
  return (
    <PlainText
      labelHidden
      label={label}
      hint="One to a line."
      rows={5}
      value={typed}
      onText={type}
    />
  );
}
