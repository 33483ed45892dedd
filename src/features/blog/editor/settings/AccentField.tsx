import { notHexColour } from '../../../../entities/hex-colour.ts';
import { accentColour, accentPalette } from '../../../../lib/post-editing/palettes.ts';
import type { Story } from '../../../../lib/post-editing/story.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { Swatch } from '../../../../ui/rich-text/Swatch.tsx';

type Props = { story: Story; disabled: boolean; onChange: (color: string) => void };

/** The post's accent: one of 10 colours, or a typed hex value. */
export function AccentField({ story, disabled, onChange }: Props) {
  const valid = accentColour(story.color) === story.color.trim().toLowerCase();
  return (
    <div className="accent">
      <Field
        label="Accent Color"
        error={valid ? '' : `${notHexColour}: ${accentColour(story.color)} will be used.`}
      >
        {(ids) => (
          <div className="accent-entry">
            <span className="accent-now" style={{ background: accentColour(story.color) }} />
            <input
              {...ids}
              className="input"
              value={story.color}
              disabled={disabled}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="swatches" role="group" aria-label="Accent colours">
        {accentPalette.map(({ name, colour }) => (
          <Swatch
            key={colour}
            name={name}
            colour={colour}
            disabled={disabled}
            aria-pressed={accentColour(story.color) === colour}
            onClick={() => onChange(colour)}
          />
        ))}
      </div>
    </div>
  );
}
