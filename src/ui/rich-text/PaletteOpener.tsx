import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';

type Props = {
  label: string;
  icon: IconName;
  open: boolean;
  /** Whether its colours can be set on what is selected. */
  can?: boolean;
  onPress: () => void;
};

/** A toolbar button that opens a palette; pressing it keeps the text's selection. */
export function PaletteOpener({ label, icon, open, can = true, onPress }: Props) {
  return (
    <button
      className="icon-button"
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-expanded={open}
      aria-disabled={!can}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (can || open) && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
