import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { name: string; colour: string };

/** A button of a palette that shows a colour and says its name. */
export function Swatch({ name, colour, ...button }: Props) {
  return (
    <button
      {...button}
      className="swatch"
      type="button"
      aria-label={name}
      title={name}
      style={{ background: colour }}
    />
  );
}
