import { hexColour } from '../../entities/hex-colour.ts';
import { postDefaults } from '../../entities/post-defaults.ts';

/** A colour and its spoken name. */
export type Swatch = { name: string; colour: string };

/** The accent palette of 10 (spec 2 §9); the first is the editor's default. */
export const accentPalette: readonly Swatch[] = [
  { name: 'Indigo', colour: postDefaults.editorColor },
  { name: 'Blue', colour: '#2563eb' },
  { name: 'Teal', colour: '#0f766e' },
  { name: 'Green', colour: '#15803d' },
  { name: 'Olive', colour: '#65730f' },
  { name: 'Ochre', colour: '#a16207' },
  { name: 'Vermilion', colour: '#d83008' },
  { name: 'Crimson', colour: '#be123c' },
  { name: 'Plum', colour: '#9d2f83' },
  { name: 'Graphite', colour: '#454951' },
];

/** The text colour palette of 10 (spec 2 §9); each is legible on white. */
export const textPalette: readonly Swatch[] = [
  { name: 'Graphite', colour: '#454951' },
  { name: 'Grey', colour: '#61666f' },
  { name: 'Vermilion', colour: '#c22b07' },
  { name: 'Ochre', colour: '#865901' },
  { name: 'Olive', colour: '#547000' },
  { name: 'Green', colour: '#006c4d' },
  { name: 'Teal', colour: '#006d84' },
  { name: 'Blue', colour: '#0060b5' },
  { name: 'Violet', colour: '#6340b8' },
  { name: 'Plum', colour: '#9c2875' },
];

/** A typed accent colour of 3 or 6 hex digits; #4f46e5 for anything else (spec 2 §5). */
export const accentColour = (typed: string): string => hexColour(typed) ?? postDefaults.editorColor;
