type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>;

const isPressed = ({ ctrlKey, metaKey, key }: Pressed, keys: readonly string[]): boolean =>
  (ctrlKey || metaKey) && keys.includes(key.toLowerCase());

/** Ctrl or Cmd with S, also while Caps Lock is on. */
export const isSaveKey = (pressed: Pressed): boolean => isPressed(pressed, ['s']);

/** Ctrl or Cmd with S or Enter, for fields where Enter alone starts a new line. */
export const isSaveOrEnterKey = (pressed: Pressed): boolean => isPressed(pressed, ['s', 'enter']);

/** Escape, except during composition, when it belongs to the input method. */
export const isCancelKey = ({ key, isComposing }: Pick<KeyboardEvent, 'key' | 'isComposing'>) =>
  key === 'Escape' && !isComposing;
