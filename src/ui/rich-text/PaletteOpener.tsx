import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';

type Props = { label: string; icon: IconName; open: boolean; onPress: () => void };

/** The button of a toolbar that opens a palette; the text keeps its selection when it is pressed. */
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
