import { TextField } from './TextField.tsx';
import type { TabProps } from './tab-props.ts';

/** Whether, and how far up, visitors see the project. */
export function SettingsTab({ form, editable }: TabProps) {
  const { draft, errors, change } = form;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.featured}
          disabled={!editable}
          onChange={(event) => change({ featured: event.target.checked })}
        />
        Featured Project
      </label>
      <TextField
        label="Sort Order"
        inputMode="decimal"
        value={draft.sortOrder}
        onChange={(sortOrder) => change({ sortOrder })}
        disabled={!editable}
        error={errors.sortOrder}
        hint="Lower appears first. Empty counts as 0."
      />
    </>
  );
}
