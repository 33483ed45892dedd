import type { Language } from '../../../entities/profile.ts';

const notSet = <p className="meta">Not set yet</p>;

/** The list of interests, or of current work. */
export function ItemList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return notSet;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Languages with their levels. */
export function LanguageList({ languages }: { languages: readonly Language[] }) {
  if (languages.length === 0) return notSet;
  return (
    <dl>
      {languages.map(({ name, level }) => (
        <div key={`${name} ${level}`}>
          <dt>{name}</dt>
          <dd>{level}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One sentence in large type. */
export function Motto({ text }: { text: string }) {
  return text ? <p className="motto">{text}</p> : notSet;
}
