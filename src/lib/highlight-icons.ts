/** A highlight's icon and its spoken name. */
export type HighlightIcon = readonly [icon: string, name: string];

/** The icons of the picker: six categories of nine (spec 1 §4). */
export const highlightIcons = {
  Tech: [
    ['💡', 'Light bulb'],
    ['💻', 'Laptop'],
    ['⚙️', 'Gear'],
    ['🤖', 'Robot'],
    ['📡', 'Satellite dish'],
    ['🔌', 'Plug'],
    ['💾', 'Disk'],
    ['🖥️', 'Screen'],
    ['🧠', 'Brain'],
  ],
  Infrastructure: [
    ['🏗️', 'Crane'],
    ['🏛️', 'Columns'],
    ['🏢', 'Office building'],
    ['🌉', 'Bridge'],
    ['🛣️', 'Road'],
    ['🚆', 'Train'],
    ['🚇', 'Underground'],
    ['🏠', 'House'],
    ['🧱', 'Bricks'],
  ],
  Science: [
    ['🔬', 'Microscope'],
    ['🔭', 'Telescope'],
    ['🧪', 'Test tube'],
    ['⚗️', 'Alembic'],
    ['🧬', 'DNA'],
    ['⚛️', 'Atom'],
    ['🧲', 'Magnet'],
    ['📐', 'Set square'],
    ['📊', 'Bar chart'],
  ],
  Nature: [
    ['🌱', 'Seedling'],
    ['🌳', 'Tree'],
    ['🍃', 'Leaves'],
    ['🌊', 'Wave'],
    ['⛰️', 'Mountain'],
    ['🌍', 'Globe'],
    ['☀️', 'Sun'],
    ['❄️', 'Snowflake'],
    ['🔥', 'Fire'],
  ],
  Objects: [
    ['🔓', 'Open lock'],
    ['🔑', 'Key'],
    ['🔧', 'Spanner'],
    ['🔨', 'Hammer'],
    ['📦', 'Box'],
    ['📚', 'Books'],
    ['🧭', 'Compass'],
    ['⏱️', 'Stopwatch'],
    ['🏆', 'Trophy'],
  ],
  Creative: [
    ['✏️', 'Pencil'],
    ['🎨', 'Palette'],
    ['🖌️', 'Brush'],
    ['📷', 'Camera'],
    ['🎬', 'Clapper board'],
    ['🎵', 'Note'],
    ['🧩', 'Puzzle piece'],
    ['✨', 'Sparkles'],
    ['🎯', 'Target'],
  ],
} as const satisfies Record<string, readonly HighlightIcon[]>;

/** An icon's spoken name; the icon itself if it is not in the picker. */
export function iconName(icon: string): string {
  const all: readonly HighlightIcon[] = Object.values(highlightIcons).flat();
  return all.find(([each]) => each === icon)?.[1] ?? icon;
}
