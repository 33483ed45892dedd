type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab; any other click is left to the browser. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
