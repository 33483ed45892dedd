import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';

type Props = { label: string; icon: IconName; open: boolean; onPress: () => void };

/** A toolbar button that opens a palette; pressing it keeps the text's selection. */
export function PaletteOpener({ label, icon, open, onPress }: Props) {
  return (
    <button
      className="icon-button"
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-expanded={open}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
