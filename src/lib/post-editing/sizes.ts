import { postDefaults, postSizes } from '../../entities/post-defaults.ts';

const { theme } = postDefaults;

/** The ranges and steps of a post's sizes (spec 2 §5). */
export const sizes = {
  basePx: { ...postSizes.basePx, step: 1, fallback: theme.basePx },
  headingScale: { ...postSizes.headingScale, step: 0.05, fallback: theme.headingScale },
} as const;

export type SizeName = keyof typeof sizes;

const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

const isWithin = (name: SizeName, value: number) =>
  value >= sizes[name].min && value <= sizes[name].max;

/** The size for a typed text; 16 or 1.15 if it is out of range (spec 2 §5). */
export function sizeOf(name: SizeName, typed: string): number {
  const { step, fallback } = sizes[name];
  const value = numberIn(typed);
  return isWithin(name, value) ? Number((Math.round(value / step) * step).toFixed(2)) : fallback;
}

/** The message for a typed size that will not be used; empty for a valid one. */
export function sizeError(name: SizeName, typed: string): string {
  const { min, max, step } = sizes[name];
  const [value, used] = [numberIn(typed), sizeOf(name, typed)];
  if (value === used) return '';
  const reason = isWithin(name, value) ? `Not in steps of ${step}` : `Not from ${min} to ${max}`;
  return `${reason}: ${used} will be used.`;
}
