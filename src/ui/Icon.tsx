import { type IconName, iconPaths } from './icon-paths.ts';

type Props = { name: IconName; small?: boolean };

/** An icon beside text or in a named button; screen readers skip it. */
export function Icon({ name, small = false }: Props) {
  return (
    <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
